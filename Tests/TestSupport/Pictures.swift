import Drawing
import ViewDSL

/// A transparent picture, in pixels.
package func picture(_ name: String, _ width: Int, _ height: Int) -> Image {
    Image(
        ImageSource(
            name: name, pixels: [UInt8](repeating: 0, count: width * height * 4), pixelWidth: width,
            pixelHeight: height),
        scale: 1)
}

package let rogue = picture("rogue", 50, 64)
package let dragoon = picture("dragoon", 58, 91)
package let brawler = picture("brawler", 54, 76)
package let barbarian = picture("barbarian", 101, 92)

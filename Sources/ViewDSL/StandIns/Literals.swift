#if !canImport(Darwin)
    // The types that `#colorLiteral` and `#imageLiteral` make.

    public typealias _ColorLiteralType = UIColor
    public typealias _ImageLiteralType = UIImage

    extension UIColor: _ExpressibleByColorLiteral {}
    extension UIImage: _ExpressibleByImageLiteral {}
#endif

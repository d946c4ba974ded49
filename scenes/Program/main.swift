import Plumbline
import Scenes

Gallery.main()

// Pages are labeled boxes; nothing is loaded. Requests are those of Foundation's network part, which is linked only here.

@_exported import Foundation
@_exported import FoundationNetworking

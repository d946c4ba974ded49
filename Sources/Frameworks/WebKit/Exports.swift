// Pages are labeled boxes; nothing is loaded. Requests come from Foundation's network part, which is linked only here.

@_exported import Foundation
@_exported import FoundationNetworking

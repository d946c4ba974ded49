// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases: [OracleCase] = [
    oracleCases1, oracleCases2, oracleCases3, oracleCases4, oracleCases5, oracleCases6, oracleCases7, oracleCases8,
].flatMap { $0 }

import SwiftUI

struct TableGuest: Identifiable {
    let id: Int
    var name: String
    var age: Int
    var address: String?
}

struct TableIdiom: View {
    @State var guests: [TableGuest]
    @State private var selection: Set<TableGuest.ID> = []
    @State private var selected: TableGuest.ID?
    @State private var order = [KeyPathComparator(\TableGuest.name)]
    var hasAddress = true

    var body: some View {
        Table(guests, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { guest in Text("\(guest.age)") }.width(80)
            if hasAddress {
                TableColumn("Address", value: \.name) { Text($0.address ?? "–") }
            }
        }
        .tableColumnHeaders(.visible)
        .onChange(of: order) { _, new in guests.sort(using: new) }
        Table(guests, selection: $selected) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { guest in
                HStack {
                    Image(systemName: "person")
                    Text("\(guest.age)")
                }
            }
            .width(min: 50, max: 120)
        }
        Table(of: TableGuest.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(TableGuest(id: 0, name: "Ann", age: 30))
            ForEach(guests) { guest in TableRow(guest) }
        }
        Table(of: TableGuest.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(guests)
        }
    }
}

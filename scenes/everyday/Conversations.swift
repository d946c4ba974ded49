import Plumbline

@MainActor @SceneBuilder
var everydayConversations: [Scene] {
    Scene("everyday/chat", proposal: ProposedViewSize(width: 320, height: nil)) { Chat() }
    Scene("everyday/inbox", proposal: ProposedViewSize(width: 320, height: nil)) { Inbox() }
    Scene("everyday/comments", proposal: ProposedViewSize(width: 320, height: nil)) { Comments() }
    Scene("everyday/notifications", proposal: ProposedViewSize(width: 320, height: nil)) { Notifications() }
    Scene("everyday/onboarding", proposal: ProposedViewSize(width: 300, height: 460)) { Onboarding() }
}

private struct Chat: View {
    private let messages = [
        ("Are we still on for Sunday?", false), ("Yes. The boat leaves at nine.", true),
        ("I will bring bread and the long rope.", false), ("Good", true),
    ]

    var body: some View {
        VStack(spacing: 8) {
            ForEach(messages, id: \.0) { text, isOwn in
                HStack {
                    if isOwn { Spacer(minLength: 48) }
                    Text(text)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 8)
                        .foregroundStyle(isOwn ? .white : .primary)
                        .background(isOwn ? Color.blue : Color(.systemGray5), in: .rect(cornerRadius: 16))
                    if !isOwn { Spacer(minLength: 48) }
                }
            }
        }
        .padding()
    }
}

private struct Inbox: View {
    private let letters = [("Ada", "The new looms", "9:41"), ("Boris", "Harvest", "8:15"), ("Chen", "Tickets", "Mon")]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(letters, id: \.0) { name, subject, time in
                HStack(alignment: .top, spacing: 12) {
                    Circle().fill(.teal).frame(width: 40, height: 40)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(name).font(.headline)
                        Text(subject).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(time).font(.caption).foregroundStyle(.secondary)
                }
                .padding()
                Divider()
            }
        }
    }
}

private struct Comments: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("2 comments").font(.title3.bold())
            ForEach(
                ["The third picture is the best.", "Where was this taken? It looks like the north shore."], id: \.self
            ) {
                text in
                HStack(alignment: .firstTextBaseline) {
                    Image(systemName: "person.crop.circle").foregroundStyle(.secondary)
                    VStack(alignment: .leading, spacing: 4) {
                        Text(text)
                        Text("Reply").font(.footnote).foregroundStyle(.blue)
                    }
                }
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Notifications: View {
    var body: some View {
        VStack(spacing: 12) {
            ForEach([("heart.fill", "Ida likes your recipe"), ("bell", "The kettle is on")], id: \.0) { symbol, text in
                Label(text, systemImage: symbol)
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
            }
            Button("Clear all") {}.buttonStyle(.bordered)
        }
        .padding()
    }
}

private struct Onboarding: View {
    var body: some View {
        VStack(spacing: 20) {
            Spacer()
            Image(systemName: "leaf").font(.system(size: 64)).foregroundStyle(.green)
            Text("Grow something").font(.largeTitle.bold())
            Text("A plant a month, with advice for your window.")
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
            Spacer()
            Button("Begin") {}.buttonStyle(.borderedProminent).controlSize(.large)
            Button("I have an account") {}
        }
        .padding(24)
    }
}

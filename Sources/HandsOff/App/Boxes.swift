import Community
import Diary
public import Library
import Ordering
import Planning
import Shopping
import SyncEngine
import Tutorials

/// The boxes that share the library's file with the recipes: a line each. Whoever opens, copies or puts back a library
/// names all of them.
public enum Boxes {
    public static let all: [BoxSchema] = [
        PlanBox.schema, ShoppingTables.schema, FilmsBox.schema, SyncTables.schema,
        CommunityBox.schema, DiaryBox.schema, OrderBox.schema,
    ]
}

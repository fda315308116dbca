import Cooking
import Diary
import Flicking
import Foraging
import House
import Ordering
import Shelves
import Shopping
import Tutorials

extension SettingKeys {
    /// Every setting of the program, so that all are read before a page asks for them: a list a room.
    static var all: [any AnySettingKey] {
        house + cooking + diary + flicking + foraging + ordering + shelves + shopping + tutorials
    }
}

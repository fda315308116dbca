/// How the page of a recipe looks, on a screen and on paper.
enum RecipeHTMLStyle {
    static let sheet = """
        :root { color-scheme: light dark; --ink: #23201c; --paper: #fffdf9; --quiet: #6b645b; --line: #e4ddd2; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #efe9e0; --paper: #1d1b18; --quiet: #a79f94; --line: #3a3631; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 1.0625rem/1.55 "Source Sans 3", "Noto Sans", system-ui, sans-serif; overflow-wrap: break-word; }
        article { max-width: 60rem; margin: 0 auto; padding: 3rem 1.5rem 4rem; display: grid;
          grid-template-columns: minmax(14rem, 1fr) 2fr; gap: 1.5rem 3rem; align-items: start; }
        header, img, .notes, footer { grid-column: 1 / -1; }
        h1 { font-size: 2.25rem; line-height: 1.15; margin: 0 0 .5rem; }
        h2 { font-size: 1.125rem; margin: 0 0 .75rem; padding-bottom: .4rem; border-bottom: 2px solid var(--line); }
        h3 { font-size: 1rem; margin: 1.25rem 0 .4rem; color: var(--quiet); }
        p { margin: 0 0 .75rem; }
        .facts, footer { color: var(--quiet); }
        img { width: 100%; max-height: 26rem; object-fit: cover; border-radius: .75rem; }
        ul { list-style: none; margin: 0; padding: 0; }
        ul li { padding: .3rem 0; border-bottom: 1px solid var(--line); }
        ol { margin: 0; padding-left: 1.6rem; }
        ol li { margin-bottom: .9rem; padding-left: .3rem; }
        ol li::marker { font-weight: 700; color: var(--quiet); }
        footer { font-size: .9rem; }
        @media (max-width: 42rem) { article { grid-template-columns: 1fr; padding-top: 1.5rem; } }
        @media print {
          @page { margin: 18mm 16mm; }
          :root { --ink: #000; --paper: #fff; --quiet: #444; --line: #bbb; }
          body { font-size: 11pt; line-height: 1.4; }
          article { max-width: none; padding: 0; gap: 5mm 9mm; grid-template-columns: 58mm 1fr; }
          h1 { font-size: 22pt; }
          img { max-height: 75mm; }
          li, h2, h3 { break-inside: avoid; }
          h2, h3 { break-after: avoid; }
        }

        """
}

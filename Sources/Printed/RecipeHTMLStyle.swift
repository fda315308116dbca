/// How the page of a recipe looks, on a screen and on paper.
enum RecipeHTMLStyle {
    static let sheet = """
        :root { color-scheme: light dark; --ink: #2b211d; --paper: #fffdf9; --quiet: #6b5d54; --line: #e4ddd2;
          --accent: #b23a24; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #efe9e0; --paper: #1d1b18; --quiet: #a79f94; --line: #3a3631; --accent: #f27b5e; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 1.0625rem/1.55 Inter, "Source Sans 3", "Noto Sans", system-ui, sans-serif; overflow-wrap: break-word; }
        article { max-width: 60rem; margin: 0 auto; padding: 3rem 1.5rem 4rem; }
        h1, h2 { font-family: Vollkorn, "Source Serif 4", Georgia, serif; font-weight: 600; }
        h1 { font-size: 2.75rem; line-height: 1.1; margin: 0 0 .75rem; }
        h2 { font-size: 1.375rem; margin: 0 0 .75rem; }
        h3 { font-size: .8125rem; letter-spacing: .06em; text-transform: uppercase; margin: 1.5rem 0 .4rem;
          color: var(--accent); }
        p { margin: 0 0 .75rem; }
        header p { color: var(--quiet); font: italic 1.1875rem/1.45 Vollkorn, "Source Serif 4", Georgia, serif; }
        ul.facts { display: flex; flex-wrap: wrap; gap: .4rem 2rem; margin: 1.5rem 0; padding: .8rem 0;
          border: solid var(--line); border-width: 1px 0; font-weight: 600; }
        ul.facts li { padding: 0; border: 0; }
        img { display: block; width: 100%; height: 24rem; object-fit: cover; border-radius: .75rem; margin: 0 0 2rem; }
        video { display: block; width: 100%; max-height: 20rem; margin: .75rem 0 0; border-radius: .75rem;
          background: var(--line); }
        .columns { display: grid; grid-template-columns: 1fr 2fr; gap: 1.5rem 3rem; align-items: start; }
        ul { list-style: none; margin: 0; padding: 0; }
        section ul li { padding: .4rem 0; border-bottom: 1px solid var(--line); }
        ol { margin: 0; padding-left: 1.6rem; }
        ol li { margin-bottom: 1rem; padding-left: .4rem; }
        ol li::marker { font-weight: 700; color: var(--accent); }
        .notes { margin-top: 2rem; }
        footer { margin-top: 2rem; padding-top: .75rem; border-top: 1px solid var(--line); font-size: .9rem;
          color: var(--quiet); }
        @media (max-width: 42rem) {
          article { padding-top: 1.5rem; }
          .columns { grid-template-columns: 1fr; }
          h1 { font-size: 2.125rem; }
          img { height: 15rem; }
        }
        @media print {
          @page { margin: 18mm 16mm; }
          :root { --ink: #000; --paper: #fff; --quiet: #555; --line: #bbb; --accent: #8f2d1c; }
          body { font-size: 10.5pt; line-height: 1.4; }
          article { max-width: none; padding: 0; }
          h1 { font-size: 26pt; }
          h2 { font-size: 14pt; }
          img { height: 62mm; margin-bottom: 7mm; }
          ul.facts { margin: 4mm 0; padding: 2mm 0; }
          .columns { grid-template-columns: 56mm 1fr; gap: 5mm 9mm; }
          section ul li { padding: .9mm 0; }
          ol li { margin-bottom: 2mm; }
          li, h2, h3 { break-inside: avoid; }
          h2, h3 { break-after: avoid; }
        }

        """
}

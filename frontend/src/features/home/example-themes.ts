import { type Theme } from '../../api/generated/model/theme';
import { type ThemeList } from '../../api/generated/model/themeList';
import { EXAMPLE_THEMES, type ExampleTheme } from '../../config/example-themes';

/** A theme that the front page shows its example in. */
export interface ShownTheme extends Theme {
  name: ExampleTheme;
}

/** The themes of the front page's example, in its own order. */
export function exampleThemesOf({ results }: ThemeList): readonly ShownTheme[] {
  return EXAMPLE_THEMES.flatMap((name) => {
    const theme = results.find((each) => each.name === name);
    return theme === undefined ? [] : [{ ...theme, name }];
  });
}

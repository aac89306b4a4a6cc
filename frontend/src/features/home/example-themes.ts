import { type Theme } from '../../api/generated/model/theme';
import { type ThemeList } from '../../api/generated/model/themeList';
import { EXAMPLE_THEMES, type ExampleTheme } from '../../config/example-themes';

/** A theme of the home page's example. */
export interface ShownTheme extends Theme {
  name: ExampleTheme;
}

/** The themes of the home page's example, in display order. */
export function exampleThemesOf({ results }: ThemeList): readonly ShownTheme[] {
  return EXAMPLE_THEMES.flatMap((name) => {
    const theme = results.find((each) => each.name === name);
    return theme === undefined ? [] : [{ ...theme, name }];
  });
}

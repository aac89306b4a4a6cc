import { useQuery } from '@tanstack/react-query';
import { type Theme } from '../../../api/generated/model/theme';
import { type ThemeList } from '../../../api/generated/model/themeList';
import { getListThemesQueryOptions } from '../../../api/generated/themes/themes';
import { EXAMPLE_THEMES, type ExampleTheme } from '../../../config/example-themes';

export type { ThemeList };

/** The themes that there are; they stay for the life of the page. */
export function exampleThemesQuery() {
  return { ...getListThemesQueryOptions(), staleTime: 'static' as const };
}

/** A theme that the front page shows its example in. */
export interface ShownTheme extends Theme {
  name: ExampleTheme;
}

/** The themes of the front page's example, in its own order, and how many there are in all; none until they are known. */
export function useExampleThemes(): { themes: readonly ShownTheme[]; total: number } {
  const { data } = useQuery(exampleThemesQuery());
  const themes = EXAMPLE_THEMES.flatMap((name) => {
    const theme = data?.results.find((each) => each.name === name);
    return theme === undefined ? [] : [{ ...theme, name }];
  });
  return { themes, total: data?.total ?? 0 };
}

import { useQuery } from '@tanstack/react-query';
import { type Theme } from '../../../api/generated/model/theme';
import { type ThemeTokens } from '../../../api/generated/model/themeTokens';
import { getListThemesQueryOptions } from '../../../api/generated/themes/themes';

export type { Theme, ThemeTokens };

/** The themes to choose from: they stay for the life of the page. */
export function useThemes() {
  return useQuery({ ...getListThemesQueryOptions(), staleTime: 'static' });
}

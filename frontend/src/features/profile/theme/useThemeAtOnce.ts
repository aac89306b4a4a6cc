import { useRef, useState } from 'react';
import { type Theme } from '../../../api/generated/model/theme';
import { type OwnAccount } from '../../../api/own-account';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useChangeOwnAccount } from '../api/change-own-account';

/** The outcome of the last choice. */
type Outcome = 'applying' | 'applied' | 'failed';

/**
 * Applies each chosen theme at once, one call at a time. Arrow keys choose faster: of the themes chosen during a call,
 * only the last one is applied. Continues after the page is left.
 */
export function useThemeAtOnce({ themeId, theme }: OwnAccount, themes: readonly Theme[]) {
  const { mutateAsync: change } = useChangeOwnAccount();
  const report = useFailureReport();
  const [choice, setChoice] = useState<{ theme: Theme; outcome: Outcome } | null>(null);
  const wanted = useRef<Theme | null>(null);
  const isApplying = useRef(false);

  const apply = async () => {
    if (isApplying.current) return;
    isApplying.current = true;
    while (wanted.current !== null) {
      const next: Theme = wanted.current;
      let outcome: Outcome = 'applied';
      try {
        await change({ data: { themeId: next.themeId } });
      } catch (error) {
        outcome = 'failed';
        if (wanted.current === next) report(error, { other: { message: 'FAILED_TO_APPLY_THEME' } });
      }
      if (wanted.current !== next) continue;
      wanted.current = null;
      setChoice({ theme: next, outcome });
    }
    isApplying.current = false;
  };

  const choose = (id: number) => {
    const chosen = themes.find((each) => each.themeId === id);
    // Choosing the theme in use only takes back another choice.
    if (chosen === undefined || (id === themeId && wanted.current === null)) return;
    wanted.current = chosen;
    setChoice({ theme: chosen, outcome: 'applying' });
    void apply();
  };

  return {
    /** The theme that is shown as chosen: the saved one after a failure. An applied one is saved, which is seen shortly. */
    shown: choice === null || choice.outcome === 'failed' ? theme : choice.theme,
    /** The last choice on this page; null before the first. */
    choice,
    choose,
  };
}

import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileEditPath } from '../../../config/paths';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { SKIP_LEAVE_PROMPT, useUnsavedWarning } from '../../../hooks/useUnsavedWarning';
import { type OwnAccount } from '../../../api/own-account';
import { type Theme } from '../../../api/generated/model/theme';
import { useChangeOwnAccount } from '../api/change-own-account';

/** The id of no theme. */
const NONE = 0;

/**
 * The theme in which a person looks at the own page, and the way to apply it. What the page has already is no choice:
 * then none is chosen, and there is nothing to apply and nothing to lose.
 */
export function useThemeChoice({ themeId, theme, displayId }: OwnAccount, themes: readonly Theme[]) {
  const [chosenId, setChosenId] = useState(NONE);
  const { mutate, isPending: applying } = useChangeOwnAccount();
  const { show } = useSnackbar();
  const report = useFailureReport();
  const navigate = useNavigate();
  const chosen = themes.find((each) => each.themeId === chosenId && chosenId !== themeId);
  useUnsavedWarning(chosen !== undefined);
  // A second press can come before the first one is seen on the screen, and before what it leads to is.
  const underWay = useRef(false);

  const apply = () => {
    if (chosen === undefined || underWay.current) return;
    underWay.current = true;
    mutate(
      { data: { themeId: chosen.themeId } },
      {
        onSuccess: () => {
          show('APPLY_THEME', { color: 'SUCCESS', params: { theme: chosen.displayName } });
          void navigate(profileEditPath(displayId), { state: SKIP_LEAVE_PROMPT });
        },
        onError: (error) => {
          underWay.current = false;
          report(error, { other: { message: 'FAILED_TO_APPLY_THEME' } });
        },
      },
    );
  };

  return {
    /** The theme in which the page is shown. */
    shown: chosen ?? theme,
    /** Whether another is chosen than the page has. */
    canApply: chosen !== undefined,
    choose: (id: number) => {
      if (!applying) setChosenId(id);
    },
    apply,
    applying,
  };
}

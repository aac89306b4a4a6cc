import { DEFAULT_THEME_ID } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListThemes } from '../../api/generated/themes/themes';
import { type Theme } from '../../api/generated/model/theme';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { FormHeading } from '../../components/forms/FormHeading';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { BlockFailure } from '../../components/studio/BlockParts';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { StepColumn } from '../../features/begin/StepColumn';
import { StepFooter } from '../../features/begin/StepFooter';
import { LinkedAccounts } from '../../features/linkages/LinkedAccounts';
import { chosenCategories } from '../../features/profile/categories/chosen-categories';
import { Categories } from '../../features/profile/components/Categories';
import { PhonePreview } from '../../features/profile/components/PhonePreview';
import { ThemeChoice } from '../../features/profile/theme/ThemeChoice';
import { ThemeColumns } from '../../features/profile/theme/ThemeColumns';
import { ThemeEditSkeleton } from '../../features/profile/theme/ThemeEditSkeleton';
import { useThemeAtOnce } from '../../features/profile/theme/useThemeAtOnce';
import { useIsOnline } from '../../hooks/useIsOnline';
import { useTranslation } from '../../i18n/useTranslation';
import { ShownBlocks } from '../owner/ShownBlocks';
import { useBeginProgress, useRememberSteps } from './useBeginProgress';

/** Shown while the guards run. */
export const Fallback = ThemeEditSkeleton;

const About = styled('div')({ maxWidth: '100%' });

/** The same spacing as on the page. */
const Blocks = styled('div')({ display: 'flex', flexDirection: 'column', gap: 'calc(40px * var(--air, 1))' });

const Outcome = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' });

interface ThemeStepProps {
  account: OwnAccount;
  themes: readonly Theme[];
}

function ThemeStep({ account, themes }: ThemeStepProps) {
  const { t } = useTranslation(['begin', 'forms']);
  const isOnline = useIsOnline();
  const { shown, choice, choose } = useThemeAtOnce(account, themes);
  const { theme: isDone } = useBeginProgress(account);
  const remember = useRememberSteps(account);
  const chooseAny = (themeId: number) => {
    // Nothing changes in the account when its owner keeps the default theme.
    if (themeId === DEFAULT_THEME_ID) remember(['theme']);
    choose(themeId);
  };
  const words = {
    applying: isOnline ? 'begin:theme.applying' : 'forms:offline.waiting',
    applied: 'begin:theme.applied',
    failed: 'begin:theme.notApplied',
  } as const;
  return (
    <>
      <ThemeColumns
        choice={
          <>
            <FormHeading title={t('begin:theme.heading')} lead={t('begin:theme.lead')} />
            <ThemeChoice
              themes={themes}
              shownId={shown.themeId}
              currentId={account.themeId}
              displayName={account.displayName}
              onChoose={chooseAny}
            />
          </>
        }
        preview={
          <PhonePreview
            {...account}
            tokens={shown.tokens}
            about={
              // The preview is not interactive.
              <About inert>
                <Categories names={chosenCategories(account).map(({ name }) => name)} />
                <BlockBoundary>
                  <LinkedAccounts displayId={account.displayId} />
                </BlockBoundary>
              </About>
            }
          >
            <Blocks inert>
              <ShownBlocks account={account} />
            </Blocks>
          </PhonePreview>
        }
      />
      <StepFooter
        displayId={account.displayId}
        step="theme"
        done={isDone === true}
        state={
          <Outcome>
            <span role="status">
              {choice === null
                ? t('begin:theme.now', { theme: shown.displayName })
                : t(words[choice.outcome], { theme: choice.theme.displayName })}
            </span>
            {choice?.outcome === 'failed' && (
              <Button size="small" onClick={() => choose(choice.theme.themeId)}>
                {t('begin:theme.again')}
              </Button>
            )}
          </Outcome>
        }
      />
    </>
  );
}

/** Shown if the themes cannot be loaded; the step can be skipped. */
function NoThemes({ displayId, onRetry }: { displayId: string; onRetry: () => void }) {
  const { t } = useTranslation(['begin', 'common']);
  return (
    <>
      <StepColumn>
        <FormHeading title={t('begin:theme.heading')} />
        <BlockFailure text={t('begin:theme.failed')} retry={t('common:actions.retry')} onRetry={onRetry} />
      </StepColumn>
      <StepFooter displayId={displayId} step="theme" done={false} />
    </>
  );
}

/** The first step of a new creator: a theme, applied at once. */
export default function BeginThemeScreen() {
  const { data: themes, error, refetch } = useListThemes({ query: { staleTime: 'static' } });
  return (
    <OwnAccountStates query={useOwnAccount()} loading={<ThemeEditSkeleton />}>
      {(account) => {
        if (themes !== undefined) return <ThemeStep account={account} themes={themes.results} />;
        if (error === null) return <ThemeEditSkeleton />;
        return <NoThemes displayId={account.displayId} onRetry={() => void refetch()} />;
      }}
    </OwnAccountStates>
  );
}

import { Global } from '@emotion/react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormHeading } from '../../components/forms/FormHeading';
import { PanelBody, PanelButtons, PanelDialog } from '../../components/dialogs/PanelDialog';
import { BottomBar, BottomBarState } from '../../components/studio/BottomBar';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { type OwnAccount } from '../../api/own-account';
import { type Theme } from '../../api/generated/model/theme';
import { chosenCategories } from './categories/chosen-categories';
import { Categories } from './components/Categories';
import { PhonePreview } from './components/PhonePreview';
import { ThemeChoice } from './theme/ThemeChoice';
import { ThemeColumns } from './theme/ThemeColumns';
import { useThemeChoice } from './theme/useThemeChoice';

const Choices = styled('div')({
  display: 'flex',
  gap: 8,
  [look.breakpoints.down('sm')]: { flex: '1 1 100%', '&& > *': { flex: 'auto', paddingInline: 10 } },
});

// Beside the themes on wide screens.
const PreviewButton = styled(Button)({ [look.breakpoints.up('md')]: { display: 'none' } });

/** Looks disabled when there is nothing to apply. */
const Apply = styled(Button)({ '&:disabled': { opacity: 0.45, cursor: 'default' } });

const About = styled('div')({ maxWidth: '100%' });

/** The same spacing as on the page. */
const Blocks = styled('div')({ display: 'flex', flexDirection: 'column', gap: 'calc(40px * var(--air, 1))' });

const InDialog = styled('div')({ padding: '16px 16px 24px' });

const DialogFoot = styled(PanelButtons)({
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${look.vars.palette.divider}`,
  [look.breakpoints.down('sm')]: { '&& > *': { flex: 'auto', paddingInline: 10 } },
});

// Keeps messages and the focused element clear of the bar.
const betweenBars = (
  <Global
    styles={{
      ':root': { '--bottom-lift': '72px', scrollPaddingBlock: '72px 96px' },
      [look.breakpoints.down('sm')]: {
        ':root': { '--bottom-lift': '112px', scrollPaddingBlock: '112px 136px' },
      },
    }}
  />
);

interface ThemeEditPageProps {
  account: OwnAccount;
  themes: readonly Theme[];
  /** The linked external accounts. */
  linkedAccounts: ReactNode;
  /** The blocks of the page. */
  shownBlocks: ReactNode;
}

/** Chooses a theme, previewed on the own page before it is applied. */
export function ThemeEditPage({ account, themes, linkedAccounts, shownBlocks }: ThemeEditPageProps) {
  const { t } = useTranslation(['pageChoices', 'studio']);
  const { shown, canApply, choose, apply, applying } = useThemeChoice(account, themes);
  const [previewOpen, setPreviewOpen] = useState(false);

  const { displayId, displayName, introduction, translations } = account;
  const { iconPicture, coverPicture, headerType, headlines } = account;
  const preview = (
    <PhonePreview
      {...{ displayId, displayName, introduction, translations }}
      {...{ iconPicture, coverPicture, headerType, headlines }}
      tokens={shown.tokens}
      about={
        // The preview is not interactive.
        <About inert>
          {linkedAccounts}
          <Categories names={chosenCategories(account).map(({ name }) => name)} />
        </About>
      }
    >
      <Blocks inert>{shownBlocks}</Blocks>
    </PhonePreview>
  );
  const applyButton = (
    <Apply
      variant="contained"
      disabled={!canApply}
      aria-disabled={applying}
      startIcon={applying ? <CircularProgress /> : undefined}
      onClick={apply}
    >
      {applying ? t('pageChoices:theme.applying') : t('pageChoices:theme.apply')}
    </Apply>
  );

  return (
    <>
      <ThemeColumns
        choice={
          <>
            <FormHeading title={t('pageChoices:theme.heading')} lead={t('pageChoices:theme.hint')} />
            <ThemeChoice
              themes={themes}
              shownId={shown.themeId}
              currentId={account.themeId}
              displayName={displayName}
              onChoose={choose}
            />
          </>
        }
        preview={preview}
      />
      {betweenBars}
      <BottomBar>
        <BottomBarState role="status">
          {t(canApply ? 'pageChoices:theme.unapplied' : 'pageChoices:theme.unchanged', {
            theme: shown.displayName,
          })}
        </BottomBarState>
        <Choices>
          <PreviewButton
            variant="outlined"
            startIcon={<Eye size={18} aria-hidden />}
            onClick={() => setPreviewOpen(true)}
          >
            {t('pageChoices:theme.preview')}
          </PreviewButton>
          {applyButton}
        </Choices>
      </BottomBar>
      <PanelDialog
        open={previewOpen}
        title={shown.displayName}
        maxWidth="sm"
        closeLabel={t('pageChoices:theme.closePreview')}
        onClose={() => setPreviewOpen(false)}
      >
        <PanelBody>
          <InDialog>{preview}</InDialog>
        </PanelBody>
        <DialogFoot>
          <Button variant="outlined" onClick={() => setPreviewOpen(false)}>
            {t('pageChoices:theme.backToChoice')}
          </Button>
          {applyButton}
        </DialogFoot>
      </PanelDialog>
    </>
  );
}

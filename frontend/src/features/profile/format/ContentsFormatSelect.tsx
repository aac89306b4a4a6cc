import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { type OwnAccount } from '../api/own-account';
import { SettingSection } from '../components/SettingSection';
import { ContentsFormatDialog } from './ContentsFormatDialog';
import { ContentsFormatPicture } from './ContentsFormatPicture';

const Current = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  fontWeight: 600,
  '& svg': { color: look.vars.palette.primary.main },
});

/** How posts stand on the page, and the way to change it. */
export function ContentsFormatSelect({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('pageChoices');
  const [dialog, setDialog] = useState<{ open: boolean } | null>(null);
  return (
    <SettingSection title={t('format.title')} lead={t('format.lead')}>
      <Current>
        <ContentsFormatPicture format={account.contentsFormat} />
        {t(`format.names.of${account.contentsFormat}`)}
      </Current>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setDialog({ open: true })}
      >
        {t('format.change')}
      </Button>
      {dialog !== null && (
        <ContentsFormatDialog
          account={account}
          open={dialog.open}
          onClose={() => setDialog({ open: false })}
          onGone={() => setDialog(null)}
        />
      )}
    </SettingSection>
  );
}

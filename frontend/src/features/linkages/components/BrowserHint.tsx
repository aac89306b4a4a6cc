import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ExternalLink } from 'lucide-react';
import { AddressLine } from '../../../components/site/AddressLine';
import { siteSettings } from '../../../config/site-settings';
import { localisedPath, splitLanguage } from '../../../i18n/language';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { externalBrowserUrl } from '../in-app-browser';
import { LinkageDialog } from './LinkageDialog';

const Place = styled('div')({ marginTop: 20 });

const Note = styled('p')({
  margin: '12px 0 0',
  ...look.typography.hint,
});

interface BrowserHintProps {
  open: boolean;
  /** The path of the page to open in a browser. */
  path: string;
  onClose: () => void;
}

/** Explains inside in-app browsers, which Google blocks, how to continue in a real browser. */
export function BrowserHint({ open, path, onClose }: BrowserHintProps) {
  const { t } = useTranslation('linkages');
  // It opens in the language of this page.
  const { language } = splitLanguage(window.location.pathname);
  const page = language === null ? path : localisedPath(language, path);
  const outside = externalBrowserUrl(navigator.userAgent, new URL(page, siteSettings().publicUrl));
  return (
    <LinkageDialog
      open={open}
      title={t('browser.title')}
      text={t('browser.text')}
      onClose={onClose}
      choices={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('browser.close')}
          </Button>
          {outside !== null && (
            <Button variant="contained" href={outside} startIcon={<ExternalLink size={18} aria-hidden />}>
              {t('browser.open')}
            </Button>
          )}
        </>
      }
    >
      <Place>
        <AddressLine label={t('browser.address')} path={page} />
      </Place>
      {outside === null && <Note>{t('browser.menu')}</Note>}
      <Note>{t('browser.logIn')}</Note>
    </LinkageDialog>
  );
}

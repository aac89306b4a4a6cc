import { CONTENT_PROVIDERS, type ContentProvider } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Linkage } from '../../api/generated/model/linkage';
import { ProviderTerms } from '../../components/page/ProviderTerms';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { LinkageDialog } from './components/LinkageDialog';
import { LinkageSummary } from './components/LinkageSummary';

const Accounts = styled('ul')({
  listStyle: 'none',
  margin: '20px 0 0',
  padding: 0,
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  '& > li': { padding: 12 },
  '& > li + li': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

interface LinkageCompleteProps {
  open: boolean;
  /** The linked accounts, all of one service. */
  linkages: readonly Linkage[];
  /** Continues with adding a post of the service. */
  onPost: (provider: ContentProvider) => void;
  onClose: () => void;
  /** Called once the dialog has closed. */
  onExited: () => void;
}

/** The dialog after accounts are linked, with the next actions. */
export function LinkageComplete({ open, linkages, onPost, onClose, onExited }: LinkageCompleteProps) {
  const { t } = useTranslation('linkages');
  const [first] = linkages;
  const provider = CONTENT_PROVIDERS.find((each) => each === first?.providerName);
  const service = first?.providerDisplayName ?? '';
  return (
    <LinkageDialog
      open={open}
      title={t('complete.title')}
      text={t('complete.text', { service })}
      onClose={onClose}
      onExited={onExited}
      choices={
        <>
          <Button variant={provider === undefined ? 'contained' : 'outlined'} onClick={onClose}>
            {t('complete.close')}
          </Button>
          {provider !== undefined && (
            <Button variant="contained" onClick={() => onPost(provider)}>
              {t('complete.post', { service })}
            </Button>
          )}
        </>
      }
    >
      <Accounts aria-label={t('complete.list')}>
        {linkages.map((linkage) => (
          <li key={linkage.linkageId}>
            <LinkageSummary linkage={linkage} />
          </li>
        ))}
      </Accounts>
      {first !== undefined && <ProviderTerms providers={[first.providerName]} />}
    </LinkageDialog>
  );
}

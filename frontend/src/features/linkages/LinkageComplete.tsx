import { CONTENT_PROVIDERS, type ContentProvider } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Linkage } from '../../api/generated/model/linkage';
import { ProviderTerms } from '../../components/page/ProviderTerms';
import { type DialogControl } from '../../hooks/useDialogFor';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { LinkageDialog } from './components/LinkageDialog';
import { LinkageSummary } from './components/LinkageSummary';

const Accounts = styled('ul')({
  margin: '20px 0 0',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  '& > li': { padding: 12 },
  '& > li:not(:first-of-type)': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

interface LinkageCompleteProps extends DialogControl {
  /** The linked accounts, all of one service. */
  linkages: readonly Linkage[];
  /** Continues with adding a post of the service; not offered without it. */
  onPost?: (provider: ContentProvider) => void;
}

/** The dialog after accounts are linked, with the next actions. */
export function LinkageComplete({ linkages, onPost, ...control }: LinkageCompleteProps) {
  const { t } = useTranslation('linkages');
  const [first] = linkages;
  const provider = onPost && CONTENT_PROVIDERS.find((each) => each === first?.providerName);
  const service = first?.providerDisplayName ?? '';
  return (
    <LinkageDialog
      {...control}
      title={t('complete.title')}
      text={t('complete.text', { service })}
      choices={
        <>
          <Button variant={provider === undefined ? 'contained' : 'outlined'} onClick={control.onClose}>
            {t('complete.close')}
          </Button>
          {provider !== undefined && (
            <Button variant="contained" onClick={() => onPost?.(provider)}>
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

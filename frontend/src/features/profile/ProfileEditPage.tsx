import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Eye, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { statusOf } from '../../api/api-error';
import { AddressLine } from '../../components/AddressLine';
import { Notice } from '../../components/Notice';
import { loginPath, profileEditPath, profilePath } from '../../config/paths';
import { useSnackbar } from '../../hooks/useSnackbar';
import { NOTHING_TO_LOSE, useUnsavedWarning } from '../../hooks/useUnsavedWarning';
import { type OwnAccount, useOwnAccount } from './api/own-account';
import { EditorColumns } from './components/EditorColumns';
import { PhonePreview } from './components/PhonePreview';
import { ProfileEditSkeleton } from './components/ProfileEditSkeleton';
import { ProfileEditForm } from './form/ProfileEditForm';
import { type ProfileField, useProfileEditForm } from './form/useProfileEditForm';

const Heading = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto 32px',
});

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 32 });

const PreviewToggle = styled(Button)(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } }));

function ProfileEditor({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('studio');
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const [previewShown, setPreviewShown] = useState(false);

  const onSaved = (field: ProfileField) =>
    show(field === 'introduction' ? 'SUCCESS_TO_PATCH_INTRODUCTION' : 'SAVE_SUCCESS', { color: 'SUCCESS' });

  const onRefused = (error: unknown, tied: boolean) => {
    if (statusOf(error) === 401) {
      show('REQUIRED_TO_LOG_IN');
      void navigate(loginPath(profileEditPath(account.displayId)), { state: NOTHING_TO_LOSE });
    } else if (!tied) {
      show('UNKNOWN');
    }
  };

  const { fields, errors, status, draft, saved, unsaved, save, clearIntroduction } = useProfileEditForm(
    account,
    {
      onSaved,
      onRefused,
    },
  );
  useUnsavedWarning(unsaved);

  return (
    <>
      <Heading>
        <div>
          <Typography variant="h1">{t('edit.heading')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('edit.lead')}</Typography>
        </div>
        <PreviewToggle
          variant="outlined"
          startIcon={previewShown ? <PenLine size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          onClick={() => setPreviewShown(!previewShown)}
        >
          {previewShown ? t('preview.close') : t('preview.open')}
        </PreviewToggle>
      </Heading>
      <EditorColumns
        previewShown={previewShown}
        editor={
          <Rows>
            <AddressLine label={t('edit.address')} path={profilePath(account.displayId)} />
            <ProfileEditForm
              fields={fields}
              errors={errors}
              status={status}
              draft={draft}
              saved={saved}
              onSave={save}
              onClearIntroduction={clearIntroduction}
            />
          </Rows>
        }
        preview={<PhonePreview displayId={account.displayId} {...draft} />}
      />
    </>
  );
}

/** What stands here while the guard is asked who this is. */
export const Fallback = ProfileEditSkeleton;

/** The studio's first page: who one is, in name and words. */
export default function ProfileEditPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useOwnAccount();
  if (data !== undefined) return <ProfileEditor key={data.accountId} account={data} />;
  if (error === null) return <ProfileEditSkeleton />;
  return (
    <Notice title={t('failure.unknown.title')}>
      <Typography>{t('failure.unknown.text')}</Typography>
      <Button variant="contained" onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </Notice>
  );
}

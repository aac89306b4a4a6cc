import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { type OwnAccount } from '../../api/generated/model/ownAccount';
import { useTranslation } from '../../i18n/useTranslation';
import { FormSkeleton } from '../forms/FormSkeleton';
import { Notice } from '../feedback/Notice';

interface OwnAccountStatesProps {
  query: { data: OwnAccount | undefined; error: Error | null; refetch: () => unknown };
  /** Shown while the account is loading. */
  loading?: ReactNode;
  children: (account: OwnAccount) => ReactNode;
}

/** Renders a page with the own account, or its loading or error state. */
export function OwnAccountStates({ query, loading = <FormSkeleton />, children }: OwnAccountStatesProps) {
  const { data, error, refetch } = query;
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (error === null) return loading;
  return (
    <Notice title={t('failure.unknown.title')}>
      <Typography>{t('failure.unknown.text')}</Typography>
      <Button variant="contained" onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </Notice>
  );
}

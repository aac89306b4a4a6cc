import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useDeleteOwnAccount } from '../../api/generated/accounts/accounts';
import { type WithdrawReason } from '../../api/generated/model/withdrawReason';
import { useListWithdrawReasons } from '../../api/generated/withdraw-reasons/withdraw-reasons';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { Notice } from '../../components/feedback/Notice';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { PATHS } from '../../config/paths';
import { useSignedOutRedirect } from '../../hooks/useSignedOutRedirect';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { useTranslation } from '../../i18n/useTranslation';
import { Consequences } from './components/Consequences';
import { DeleteAccountForm } from './form/DeleteAccountForm';
import { useDeleteAccountForm, withdrawVariables } from './form/useDeleteAccountForm';
import { completeWithdrawal } from './withdrawal-flow';

interface LeavingProps {
  account: OwnAccount;
  reasons: readonly WithdrawReason[];
  /** Called when the chosen reason no longer exists. */
  onReasonGone: () => void;
}

function Leaving({ account, reasons, onReasonGone }: LeavingProps) {
  const { t } = useTranslation('withdrawal');
  const { form, rules } = useDeleteAccountForm();
  const exit = useSignedOutRedirect();
  const reason = useWatch({ control: form.control, name: 'reason' });

  const frame = useSubmittedForm({
    area: 'deleteAccount',
    form,
    pathOf: (field) => (field === 'reasonText' ? 'reason' : null),
    call: useDeleteOwnAccount(),
    variables: withdrawVariables,
    onSuccess: () => {
      void exit(PATHS.deleteAccountComplete, () => completeWithdrawal(account));
    },
    failures: {
      404: {
        notice: t('form.reasonGone'),
        then: () => {
          form.resetField('reasonId');
          onReasonGone();
        },
      },
    },
    draft: { name: 'deleteAccount', accountId: account.accountId, fields: ['reasonId', 'reason'] },
    // Ticking the box alone does not prompt before leaving.
    asksBeforeLeaving: reason !== '',
  });

  return (
    <FormColumn>
      <FormHeading title={t('form.title')} lead={t('form.lead', { displayId: account.displayId })} />
      <Consequences account={account} />
      <DeleteAccountForm reasons={reasons} form={form} rules={rules} frame={frame} />
      <FormFooter>
        <Link href={PATHS.settingsAccount}>{t('form.stay')}</Link>
      </FormFooter>
    </FormColumn>
  );
}

/** Deletes the account: the consequences, the reason and the owner's consent. */
export default function DeleteAccountPage() {
  const { t } = useTranslation(['withdrawal', 'common']);
  const { data: reasons, error, refetch } = useListWithdrawReasons();

  const page = (account: OwnAccount) => {
    if (reasons !== undefined) {
      return (
        <Leaving
          key={account.accountId}
          account={account}
          reasons={reasons.results}
          onReasonGone={() => void refetch()}
        />
      );
    }
    if (error === null) return <FormSkeleton />;
    return (
      <Notice title={t('withdrawal:form.title')}>
        <Typography role="alert">{t('withdrawal:form.reasonsFailed')}</Typography>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </Notice>
    );
  };
  return <OwnAccountStates query={useOwnAccount()}>{page}</OwnAccountStates>;
}

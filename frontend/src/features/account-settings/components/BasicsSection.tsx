import { useValidateOwnAccount } from '../../../api/generated/accounts/accounts';
import { type OwnAccount } from '../../../api/own-account';
import { useDisplayIdAvailability } from '../../../hooks/useDisplayIdAvailability';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { useSaveSettings } from '../api/save-settings';
import { AccountSettingsForm } from '../form/AccountSettingsForm';
import { SETTINGS_FIELDS, useAccountSettingsForm } from '../form/useAccountSettingsForm';
import { FormerDisplayIds } from './FormerDisplayIds';
import { SettingsSection } from './SettingsSection';

/** The display ID and the settings of links on the page. */
export function BasicsSection({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('settings');
  const { show } = useSnackbar();
  const { form, fields, variables, showSaved } = useAccountSettingsForm(account);
  const saveSettings = useSaveSettings(account);
  const availability = useDisplayIdAvailability(useValidateOwnAccount, {
    form,
    current: account.displayId,
    enabled: !saveSettings.isPending,
  });

  const onSuccess = (saved: OwnAccount) => {
    showSaved(saved);
    show('SAVE_SUCCESS', { color: 'SUCCESS' });
  };
  const frame = useSubmittedForm({
    area: 'accountSettings',
    form,
    call: saveSettings,
    variables,
    staysOpen: true,
    onSuccess,
    onUnchanged: () => onSuccess(account),
    // The only rate limit here is on display ID changes.
    failures: { 429: { notice: t('basics.tooManyChanges') } },
    draft: { name: 'accountSettings', accountId: account.accountId, fields: SETTINGS_FIELDS },
    refusedField: availability === 'taken' ? 'displayId' : null,
  });

  return (
    <SettingsSection title={t('basics.title')} lead={t('basics.lead')}>
      <FormerDisplayIds
        current={account.displayId}
        onUse={(former) => {
          form.setValue('displayId', former, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
          form.setFocus('displayId');
        }}
      />
      <AccountSettingsForm fields={fields} control={form.control} frame={frame} availability={availability} />
    </SettingsSection>
  );
}

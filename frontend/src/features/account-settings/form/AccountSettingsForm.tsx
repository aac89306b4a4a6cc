import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Control, Controller, type UseFormRegisterReturn } from 'react-hook-form';
import { DisplayIdField } from '../../../components/forms/DisplayIdField';
import { Field, Hint } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { ClearSwitch } from '../../../components/buttons/ClearSwitch';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { type Availability } from '../../../hooks/useDisplayIdAvailability';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type AccountSettingsValues } from './useAccountSettingsForm';

const Group = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  padding: '24px 20px',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  '& legend': { float: 'left', padding: 0, fontWeight: 600 },
  '& legend + *': { clear: 'both' },
});

const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  [look.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
});

const SwitchRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  '& label': { display: 'block', fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.6, cursor: 'pointer' },
});

/** The zones that browsers know by name; the stored one may be another name of one of them. */
const TIME_ZONES = Intl.supportedValuesOf('timeZone');

function TimeZoneField({ control }: { control: Control<AccountSettingsValues> }) {
  const { t } = useTranslation('settings');
  const id = useId();
  return (
    <Controller
      control={control}
      name="timeZone"
      render={({ field }) => (
        <FormControl fullWidth sx={{ gap: 0.75 }}>
          <FormLabel htmlFor={id}>{t('basics.timeZone')}</FormLabel>
          <Hint id={`${id}-hint`}>{t('basics.timeZoneHint')}</Hint>
          <Autocomplete
            id={id}
            options={TIME_ZONES.includes(field.value) ? TIME_ZONES : [field.value, ...TIME_ZONES]}
            value={field.value}
            disableClearable
            openText={t('basics.timeZones.open')}
            closeText={t('basics.timeZones.close')}
            noOptionsText={t('basics.timeZones.none')}
            onChange={(_event, timeZone) => field.onChange(timeZone)}
            onBlur={field.onBlur}
            renderInput={({ slotProps, ...props }) => (
              <TextField
                {...props}
                inputRef={field.ref}
                slotProps={{
                  ...slotProps,
                  htmlInput: { ...slotProps.htmlInput, 'aria-describedby': `${id}-hint` },
                }}
              />
            )}
          />
        </FormControl>
      )}
    />
  );
}

type SwitchName = 'optout' | 'searchable';

interface SettingSwitchProps {
  control: Control<AccountSettingsValues>;
  name: SwitchName;
  label: string;
  hint: string;
}

function SettingSwitch({ control, name, label, hint }: SettingSwitchProps) {
  const id = useId();
  return (
    <SwitchRow>
      <div>
        <label htmlFor={id}>{label}</label>
        <Hint id={`${id}-hint`}>{hint}</Hint>
      </div>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <ClearSwitch
            id={id}
            checked={field.value === '1'}
            onChange={(_event, checked) => field.onChange(checked ? '1' : '0')}
            onBlur={field.onBlur}
            slotProps={{
              input: { ref: field.ref, role: 'switch', 'aria-describedby': `${id}-hint` },
            }}
          />
        )}
      />
    </SwitchRow>
  );
}

interface AccountSettingsFormProps {
  fields: Record<Exclude<keyof AccountSettingsValues, SwitchName | 'timeZone'>, UseFormRegisterReturn>;
  control: Control<AccountSettingsValues>;
  frame: SubmittedForm<'accountSettings', AccountSettingsValues>;
  availability: Availability;
}

export function AccountSettingsForm({ fields, control, frame, availability }: AccountSettingsFormProps) {
  const { t } = useTranslation(['settings', 'errors']);
  const { message, submitting } = frame;
  const id = useId();

  return (
    <Form frame={frame}>
      <DisplayIdField
        label={t('basics.displayId')}
        hint={t('basics.displayIdHint')}
        registration={fields.displayId}
        error={message('displayId')}
        availability={availability}
        words={(known) =>
          known === 'taken' ? t('errors:accountSettings.displayId.E0203') : t(`basics.availability.${known}`)
        }
      />
      <Field
        label={t('basics.displayName')}
        hint={t('basics.displayNameHint')}
        autoComplete="nickname"
        registration={fields.displayName}
        error={message('displayName')}
      />
      <SettingSwitch
        control={control}
        name="searchable"
        label={t('basics.searchable')}
        hint={t('basics.searchableHint')}
      />
      <TimeZoneField control={control} />
      <Group aria-describedby={`${id}-affiliate`}>
        <legend>{t('basics.affiliate')}</legend>
        <Typography id={`${id}-affiliate`} variant="body2" sx={{ color: 'text.secondary', mt: -2 }}>
          {t('basics.affiliateLead')}
        </Typography>
        <Field
          label={t('basics.linkswitchPid')}
          hint={t('basics.linkswitchPidHint')}
          autoComplete="off"
          inputMode="numeric"
          registration={fields.linkswitchPid}
          error={message('linkswitchPid')}
        />
        <div role="group" aria-describedby={`${id}-mylink`}>
          <Pair>
            <Field
              label={t('basics.mylinkPid')}
              autoComplete="off"
              inputMode="numeric"
              registration={fields.mylinkPid}
              error={message('mylinkPid')}
            />
            <Field
              label={t('basics.mylinkSid')}
              autoComplete="off"
              inputMode="numeric"
              registration={fields.mylinkSid}
              error={message('mylinkSid')}
            />
          </Pair>
          <Hint id={`${id}-mylink`} style={{ marginTop: 8 }}>
            {t('basics.mylinkHint')}
          </Hint>
        </div>
        <SettingSwitch
          control={control}
          name="optout"
          label={t('basics.optout')}
          hint={t('basics.optoutHint')}
        />
      </Group>
      <SubmitButton submitting={submitting} submittingLabel={t('basics.saving')}>
        {t('basics.save')}
      </SubmitButton>
    </Form>
  );
}

import {
  checkDisplayId,
  checkDisplayName,
  checkNumericId,
  normaliseIdentifier,
  normaliseText,
  type RuleName,
} from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';
import { type UpdateOwnAccountForm } from '../../../api/generated/model/updateOwnAccountForm';
import { type OwnAccount } from '../../../api/own-account';

/** A switch; drafts hold only texts. */
type Flag = '0' | '1';

export interface AccountSettingsValues {
  displayId: string;
  displayName: string;
  linkswitchPid: string;
  mylinkPid: string;
  mylinkSid: string;
  optout: Flag;
  /** Whether search engines may list the pages. */
  searchable: Flag;
  /** The IANA name of the time zone in which times are entered. */
  timeZone: string;
}

type SettingsField = keyof AccountSettingsValues;

/** The value that clears an id. */
const NO_ID = '-1';

const NUMERIC_IDS = ['linkswitchPid', 'mylinkPid', 'mylinkSid'] as const;

/** The fields of the draft. */
export const SETTINGS_FIELDS = [
  'displayId',
  'displayName',
  ...NUMERIC_IDS,
  'optout',
  'searchable',
  'timeZone',
] as const satisfies SettingsField[];

function valuesOf(account: OwnAccount): AccountSettingsValues {
  const { displayId, displayName, linkswitchPid, mylinkPid, mylinkSid, optout, searchable, timeZone } =
    account;
  return {
    displayId,
    displayName,
    linkswitchPid: linkswitchPid ?? '',
    mylinkPid: mylinkPid ?? '',
    mylinkSid: mylinkSid ?? '',
    optout,
    searchable: searchable ? '1' : '0',
    timeZone,
  };
}

/** The normalised values. */
function normalised(values: AccountSettingsValues): AccountSettingsValues {
  return {
    displayId: normaliseIdentifier(values.displayId),
    displayName: normaliseText(values.displayName),
    linkswitchPid: normaliseIdentifier(values.linkswitchPid),
    mylinkPid: normaliseIdentifier(values.mylinkPid),
    mylinkSid: normaliseIdentifier(values.mylinkSid),
    optout: values.optout,
    searchable: values.searchable,
    timeZone: values.timeZone,
  };
}

function changedFields(from: AccountSettingsValues, to: AccountSettingsValues): SettingsField[] {
  return SETTINGS_FIELDS.filter((field) => from[field] !== to[field]);
}

function checkOptionalId(value: string): RuleName | null {
  const id = normaliseIdentifier(value);
  return id === '' ? null : checkNumericId(id);
}

/**
 * The fields of the account settings. Only changed values are sent.
 */
export function useAccountSettingsForm(account: OwnAccount) {
  const form = useForm<AccountSettingsValues>({ mode: 'onTouched', defaultValues: valuesOf(account) });
  // The initial values; the account may have changed elsewhere since.
  const shown = { ...valuesOf(account), ...form.formState.defaultValues };

  const fields = {
    displayId: form.register('displayId', {
      validate: (value) => checkDisplayId(normaliseIdentifier(value)) ?? true,
    }),
    displayName: form.register('displayName', {
      validate: (value) => checkDisplayName(normaliseText(value)) ?? true,
    }),
    linkswitchPid: form.register('linkswitchPid', { validate: (value) => checkOptionalId(value) ?? true }),
    mylinkPid: form.register('mylinkPid', { validate: (value) => checkOptionalId(value) ?? true }),
    mylinkSid: form.register('mylinkSid', { validate: (value) => checkOptionalId(value) ?? true }),
  };

  const variables = (values: AccountSettingsValues) => {
    const sent = normalised(values);
    const changed = changedFields(shown, sent).map((field) => {
      if (field === 'searchable') return [field, sent.searchable === '1'];
      const empties = sent[field] === '' && NUMERIC_IDS.some((id) => id === field);
      return [field, empties ? NO_ID : sent[field]];
    });
    if (changed.length === 0) return null;
    return { data: Object.fromEntries(changed) as UpdateOwnAccountForm };
  };

  /** Fills in the saved values; input typed during the save stays. */
  const showSaved = (saved: OwnAccount) => {
    const typed = form.getValues();
    const arrived = valuesOf(saved);
    const late = changedFields(shown, typed).filter((field) => normalised(typed)[field] !== arrived[field]);
    form.reset(arrived);
    for (const field of late) {
      form.setValue(field, typed[field], { shouldDirty: true, shouldValidate: true });
    }
  };

  return { form, fields, variables, showSaved };
}

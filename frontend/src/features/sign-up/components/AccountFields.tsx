import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ExternalLink } from 'lucide-react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { AgreementField } from '../../../components/forms/AgreementField';
import { DisplayIdField } from '../../../components/forms/DisplayIdField';
import { Field } from '../../../components/forms/Field';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { PATHS } from '../../../config/paths';
import { type Availability } from '../../../hooks/useDisplayIdAvailability';
import { useTranslation } from '../../../i18n/useTranslation';
import { type AccountFieldName } from '../form/useAccountFields';

interface AccountFieldsProps {
  fields: Record<AccountFieldName, UseFormRegisterReturn>;
  /** The error message of a field. */
  message: (field: AccountFieldName) => string | undefined;
  availability: Availability;
}

const ToRead = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '4px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  '& svg': { marginInlineStart: 4, verticalAlign: '-0.125em' },
});

const DOCUMENTS = ['terms', 'privacy'] as const;

/** The fields that every sign-up has: display ID, display name and agreement. */
export function AccountFields({ fields, message, availability }: AccountFieldsProps) {
  const { t } = useTranslation(['signUp', 'errors']);
  return (
    <>
      <DisplayIdField
        label={t('form.displayId')}
        hint={t('form.displayIdHint')}
        registration={fields.displayId}
        error={message('displayId')}
        availability={availability}
        words={(known) =>
          known === 'taken' ? t('errors:signUp.displayId.E0203') : t(`form.availability.${known}`)
        }
      />
      <Field
        label={t('form.displayName')}
        hint={t('form.displayNameHint')}
        autoComplete="nickname"
        registration={fields.displayName}
        error={message('displayName')}
      />
      <AgreementField label={t('form.agree')} registration={fields.agreed} error={message('agreed')}>
        <ToRead>
          {DOCUMENTS.map((document) => (
            <Link key={document} href={PATHS[document]} target="_blank">
              {t(`form.read.${document}`)}
              <ExternalLink size={14} aria-hidden />
              <VisuallyHidden>{t('form.read.newTab')}</VisuallyHidden>
            </Link>
          ))}
        </ToRead>
      </AgreementField>
    </>
  );
}

import { type ContactType, LIMITS } from '@hitohira/backend/rules';
import Link from '@mui/material/Link';
import { ExternalLink } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { AgreementField } from '../../../components/forms/AgreementField';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { LengthCounter } from '../../../components/forms/LengthCounter';
import { SelectField } from '../../../components/forms/SelectField';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { PATHS } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ContactValues } from './useContactForm';

interface ContactFormProps {
  types: readonly ContactType[];
  form: UseFormReturn<ContactValues>;
  fields: Record<keyof ContactValues, UseFormRegisterReturn>;
  frame: ComponentProps<typeof Form>['frame'];
  /** The error message of a field. */
  message: (field: keyof ContactValues) => string | undefined;
  /** The name of the reported subject. */
  subject: ReactNode;
}

export function ContactForm({ types, form, fields, frame, message, subject }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const [contactType, content] = useWatch({ control: form.control, name: ['contactType', 'content'] });
  const isReport = contactType === 'REPORT';
  const label = (words: string) => (isReport ? t('form.optional', { label: words }) : words);

  return (
    <Form frame={frame}>
      <SelectField label={t('form.type')} registration={fields.contactType} error={message('contactType')}>
        <option value="">{t('form.choose')}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {t(`types.${type}`)}
          </option>
        ))}
      </SelectField>
      {isReport && subject}
      <Field
        label={label(t('form.name'))}
        autoComplete="name"
        registration={fields.name}
        error={message('name')}
      />
      <Field
        label={label(t('form.email'))}
        hint={isReport ? t('form.emailOfReport') : t('form.emailHint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        registration={fields.email}
        error={message('email')}
      />
      <Field
        label={t('form.content')}
        multiline
        minRows={6}
        autoComplete="off"
        registration={fields.content}
        error={message('content')}
        note={<LengthCounter text={content} max={LIMITS.contact.content} />}
      />
      <AgreementField label={t('form.agree')} registration={fields.agreed} error={message('agreed')}>
        <Link href={PATHS.privacy} target="_blank" style={{ fontSize: '0.875rem' }}>
          {t('form.privacy')}
          <ExternalLink size={14} aria-hidden style={{ marginInlineStart: 4, verticalAlign: '-0.125em' }} />
          <VisuallyHidden>{t('form.newTab')}</VisuallyHidden>
        </Link>
      </AgreementField>
      <SubmitButton submitting={false} submittingLabel={t('form.next')}>
        {t('form.next')}
      </SubmitButton>
    </Form>
  );
}

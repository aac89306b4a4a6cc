import { contactTypesFor, readReportSubject } from '@hitohira/backend/rules';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormHeading } from '../../components/forms/FormHeading';
import { PATHS } from '../../config/paths';
import { useFormFrame } from '../../hooks/useFormFrame';
import { useHydrated } from '../../hooks/useHydrated';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { ContactColumn } from './components/ContactColumn';
import { ReportedSubject } from './components/ReportedSubject';
import { confirmMessage, contactDraft, isBeingConfirmed } from './contact-flow';
import { ContactForm } from './form/ContactForm';
import { contactPayload, type ContactValues, useContactForm } from './form/useContactForm';
import { useSender } from './useSender';

/** What the address asks for beforehand: what the message is about, and what is reported. */
function useAsked() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  // The server writes one page for all.
  if (!hydrated) return { type: null, about: null };
  const about = search.get('about');
  return {
    type: search.get('contactType'),
    about: about !== null && readReportSubject(about) !== null ? about : null,
  };
}

/** The contact form. What is written is looked at once more before it is sent. */
export default function ContactPage() {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const { account, isKnown } = useSender();
  const { type: askedType, about } = useAsked();
  const types = contactTypesFor(account === null ? 'visitor' : 'member');
  const { form, fields, choose } = useContactForm(types, t('outline'));
  const { setValue, resetField, getFieldState } = form;
  const content = useWatch({ control: form.control, name: 'content' });

  const { message, failure, draft } = useFormFrame({
    area: 'contact',
    form,
    ...(isKnown && {
      draft: {
        ...contactDraft(account?.accountId ?? null, about),
        fields: ['contactType', 'name', 'email', 'content'] as const,
      },
    }),
    asksBeforeLeaving: content !== '',
  });

  const email = account?.email ?? null;
  useEffect(() => {
    if (email !== null && !getFieldState('email').isDirty) resetField('email', { defaultValue: email });
  }, [email, getFieldState, resetField]);

  const chosen = contactTypesFor('visitor').find((type) => type === askedType);
  useEffect(() => {
    // Before it is known who writes, what they had begun to write is not there yet.
    if (!isKnown) return;
    // Who comes back to change a word has chosen and agreed already.
    if (isBeingConfirmed(about)) setValue('agreed', true);
    else if (chosen !== undefined) choose(chosen);
  }, [isKnown, chosen, about, setValue, choose]);

  const goOn = (values: ContactValues) => {
    confirmMessage(contactPayload(values, about), { accountId: account?.accountId ?? null, about });
    void navigate(PATHS.contactConfirm, { state: SKIP_LEAVE_PROMPT });
  };

  return (
    <ContactColumn>
      <FormHeading title={t('form.heading')} lead={t('form.lead')} />
      <ContactForm
        types={types}
        form={form}
        fields={fields}
        message={message}
        subject={<ReportedSubject about={about} />}
        frame={{ failure, draft, submitting: false, submit: () => void form.handleSubmit(goOn)() }}
      />
    </ContactColumn>
  );
}

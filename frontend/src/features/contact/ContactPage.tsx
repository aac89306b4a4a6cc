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

/** The contact type and the reported subject in the URL. */
function useContactQuery() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  // The server renders the same page for everyone.
  if (!hydrated) return { type: null, about: null };
  const about = search.get('about');
  return {
    type: search.get('contactType'),
    about: about !== null && readReportSubject(about) !== null ? about : null,
  };
}

/** The contact form. A summary follows before the message is sent. */
export default function ContactPage() {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const { account, isKnown } = useSender();
  const { type: askedType, about } = useContactQuery();
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
    // The draft is restored only once the sender is known.
    if (!isKnown) return;
    // A sender who returns from the summary has chosen and agreed already.
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

import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSendContactMessage } from '../../api/generated/contact/contact';
import { type ContactMessage } from '../../api/generated/model/contactMessage';
import { WideButton } from '../../components/buttons/WideButton';
import { FormFailure } from '../../components/forms/FormFailure';
import { FormHeading } from '../../components/forms/FormHeading';
import { SubmitButton } from '../../components/buttons/SubmitButton';
import { PATHS, reportPath } from '../../config/paths';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { ContactColumn } from './components/ContactColumn';
import { useSubjectWords } from './components/ReportedSubject';
import { completeMessage, readAbout, readMessage } from './contact-flow';

const List = styled('dl')({
  margin: '0 0 32px',
  '& > div': { padding: '14px 0', borderTop: `1px solid ${look.vars.palette.divider}` },
  '& > div:last-of-type': { borderBottom: `1px solid ${look.vars.palette.divider}` },
  '& dt': look.typography.hint,
  '& dd': {
    margin: '4px 0 0',
    lineHeight: 'var(--leading)',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

const Steps = styled('form')({ display: 'flex', flexDirection: 'column', gap: 12, marginTop: 24 });

/** The lines of the summary. */
function useLines({ name, email, contactType, content, about }: ContactMessage) {
  const { t } = useTranslation('contact');
  const subject = useSubjectWords()(about ?? null);
  const lines = [
    { label: t('form.type'), value: t(`types.${contactType}`) },
    { label: t('confirm.about'), value: subject },
    { label: t('form.name'), value: name },
    { label: t('form.email'), value: email },
    { label: t('form.content'), value: content },
  ];
  return lines.flatMap(({ label, value }) =>
    value === undefined || value === null ? [] : [{ label, value }],
  );
}

function Confirmation({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const send = useSendContactMessage();
  const report = useFailureReport();
  const [failure, setFailure] = useState<string | null>(null);
  // A second click can arrive before the first one re-renders.
  const isSubmitting = useRef(false);
  const [about] = useState(readAbout);

  const submit = () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setFailure(null);
    send.mutate(
      { data: message },
      {
        onSuccess: () => {
          completeMessage(message);
          void navigate(PATHS.contactComplete, { replace: true });
        },
        onError: (error) => {
          isSubmitting.current = false;
          report(
            error,
            { 400: { notice: t('confirm.refused') }, 404: { notice: t('confirm.gone') } },
            { notice: setFailure },
          );
        },
      },
    );
  };

  return (
    <>
      <FormHeading title={t('confirm.heading')} lead={t('confirm.lead')} />
      <List>
        {useLines(message).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </List>
      <FormFailure>{failure}</FormFailure>
      <Steps
        method="post"
        aria-busy={send.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SubmitButton submitting={send.isPending} submittingLabel={t('confirm.sending')}>
          {t('confirm.send')}
        </SubmitButton>
        <WideButton href={about === null ? PATHS.contact : reportPath(about)} variant="outlined">
          {t('confirm.back')}
        </WideButton>
      </Steps>
    </>
  );
}

/** The browser has not stored the message. */
function NothingWritten() {
  const { t } = useTranslation('contact');
  return (
    <>
      <FormHeading title={t('confirm.heading')} lead={t('confirm.missing')} />
      <WideButton href={PATHS.contact} variant="outlined">
        {t('confirm.write')}
      </WideButton>
    </>
  );
}

/** The summary of the message before it is sent. */
export default function ContactConfirmPage() {
  const [message] = useState(readMessage);
  return (
    <ContactColumn>
      {message === null ? <NothingWritten /> : <Confirmation message={message} />}
    </ContactColumn>
  );
}

import { REPORT_KINDS, type ReportSubject, writeReportSubject } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useSendContactMessage } from '../../../api/generated/contact/contact';
import { SmallDialog } from '../../../components/dialogs/SmallDialog';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { FormDialogButtons, FormDialogContent } from '../../../components/forms/FormDialogButtons';
import { SelectField } from '../../../components/forms/SelectField';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { PATHS } from '../../../config/paths';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type ReportTarget } from './report-target';
import { REPORT_REASONS, useReportForm } from './useReportForm';

const Rows = styled('div')({ marginTop: 20 });

const Line = styled('p')({
  fontSize: '0.8125rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

const Subject = styled('p')({ margin: '12px 0 0', fontWeight: 600, overflowWrap: 'anywhere' });

interface ReportDialogProps {
  /** The default choice: the page itself. */
  about: ReportSubject | null;
  /** The subjects that can be reported here. */
  targets: readonly ReportTarget[];
  open: boolean;
  onClose: () => void;
  /** Called after the closing transition. */
  onExited: () => void;
}

function Thanks({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  const { t } = useTranslation('report');
  return (
    <>
      <DialogContent>
        <DialogContentText role="status">{t('done.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('done.close')}
        </Button>
      </DialogActions>
    </>
  );
}

/** The options of the subject, grouped by kind. */
function TargetOptions({ targets }: Pick<ReportDialogProps, 'targets'>) {
  const { t } = useTranslation('report');
  return REPORT_KINDS.map((kind) => {
    const ofKind = targets.filter((target) => target.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <optgroup key={kind} label={t(`kinds.${kind}`)}>
        {ofKind.map((target) => (
          <option key={target.id} value={writeReportSubject(target)}>
            {target.name}
          </option>
        ))}
      </optgroup>
    );
  });
}

/** Reports content to the operator: the subject, the reason and a comment. */
export default function ReportDialog({ about, targets, open, onClose, onExited }: ReportDialogProps) {
  const { t } = useTranslation('report');
  const send = useSendContactMessage();
  const { form, rules, variables } = useReportForm(about, targets);
  const reason = useWatch({ control: form.control, name: 'reason' });
  const frame = useSubmittedForm({
    area: 'report',
    form,
    call: send,
    variables,
    failures: { 404: { notice: t('gone') }, other: { notice: t('failed') } },
    onSuccess: () => undefined,
    asksBeforeLeaving: false,
  });
  const close = () => {
    if (!frame.submitting) onClose();
  };
  const [only] = targets;

  return (
    <SmallDialog
      open={open}
      title={t(send.isSuccess ? 'done.title' : 'title')}
      onClose={close}
      slotProps={{ transition: { onExited } }}
    >
      {send.isSuccess ? (
        <Thanks onClose={onClose} />
      ) : (
        <FormDialogContent>
          <DialogContentText>{t('lead')}</DialogContentText>
          {targets.length === 1 && only !== undefined && <Subject dir="auto">{only.name}</Subject>}
          <Rows>
            <Form frame={frame}>
              {targets.length > 1 && (
                <SelectField
                  label={t('about')}
                  autoFocus
                  registration={rules.about}
                  error={frame.message('about')}
                >
                  <option value="">{t('choose')}</option>
                  <TargetOptions targets={targets} />
                </SelectField>
              )}
              <SelectField
                label={t('reason')}
                autoFocus={targets.length === 1}
                registration={rules.reason}
                error={frame.message('reason')}
              >
                <option value="">{t('choose')}</option>
                {REPORT_REASONS.map((each) => (
                  <option key={each} value={each}>
                    {t(`reasons.${each}`)}
                  </option>
                ))}
              </SelectField>
              <Field
                label={reason === 'other' ? t('content') : t('contentOptional')}
                multiline
                minRows={3}
                autoComplete="off"
                registration={rules.content}
                error={frame.message('content')}
              />
              <Field
                label={t('email')}
                hint={t('emailHint')}
                type="email"
                autoComplete="email"
                inputMode="email"
                registration={rules.email}
                error={frame.message('email')}
              />
              <Line>
                {t('privacyBefore')}
                <Link href={PATHS.privacy} target="_blank">
                  {t('privacy')}
                  <VisuallyHidden>{t('newTab')}</VisuallyHidden>
                </Link>
                {t('privacyAfter')}
              </Line>
              <FormDialogButtons
                cancel={t('cancel')}
                onCancel={close}
                submitting={frame.submitting}
                submittingLabel={t('sending')}
              >
                {t('send')}
              </FormDialogButtons>
            </Form>
          </Rows>
        </FormDialogContent>
      )}
    </SmallDialog>
  );
}

import { type ReportSubject, writeReportSubject } from '@hitohira/backend/rules';
import { type MouseEvent, useState } from 'react';
import { TextLink } from '../components/buttons/TextLink';
import { reportPath } from '../config/paths';
import { type ReportTarget } from '../features/contact/report/report-target';
import { useLazyImport } from '../hooks/useLazyImport';
import { useCatalog, useTranslation } from '../i18n/useTranslation';
import { type PageTargets } from './page-targets';
import styles from './ReportEntry.module.css';

interface ReportEntryProps {
  /** The subject of the page; null if it shows several creators. */
  about: ReportSubject | null;
  /** What can be reported on this page. */
  targets: (page: PageTargets) => readonly ReportTarget[];
}

/** A link that opens the report dialog. Before hydration, or in a new tab, it leads to the contact form. */
export function ReportEntry({ about, targets }: ReportEntryProps) {
  const { t } = useTranslation('profile');
  const catalog = useCatalog();
  const [dialog, fetchDialog] = useLazyImport(async () => {
    const [{ default: ReportIsland, loadTexts }, { pageTargets }] = await Promise.all([
      import('../app/ReportIsland'),
      import('./page-targets'),
    ]);
    await loadTexts(catalog);
    return { ReportIsland, pageTargets };
  });
  // A new id resets the dialog.
  const [shown, setShown] = useState<{ open: boolean; id: number } | null>(null);

  const open = async () => {
    if (await fetchDialog()) setShown((last) => ({ open: true, id: (last?.id ?? 0) + 1 }));
  };
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <TextLink
        className={styles.quiet}
        to={reportPath(about === null ? null : writeReportSubject(about))}
        aria-haspopup="dialog"
        onClick={press}
      >
        {t('report')}
      </TextLink>
      {dialog !== null && shown !== null && (
        <dialog.ReportIsland
          key={shown.id}
          about={about}
          targets={targets(dialog.pageTargets(catalog))}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
          onExited={() => setShown(null)}
        />
      )}
    </>
  );
}

import { type ReactNode } from 'react';
import { type LandingPage } from '../../api/generated/model/landingPage';
import { requestedExampleTheme } from '../../config/example-themes';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { BlockSamples, type SampleBlocks } from './components/BlockSamples';
import { Closing } from './components/Closing';
import { Example } from './components/Example';
import { Hero } from './components/Hero';
import { Points } from './components/Points';
import { Promises } from './components/Promises';
import { Steps } from './components/Steps';
import { ThemeGallery } from './components/ThemeGallery';
import { exampleThemesOf } from './example-themes';

interface HomePageProps {
  page: Pick<LandingPage, 'themes' | 'example'>;
  /** The example page. */
  sample: ReactNode;
  /** The head of the example page. */
  head: ReactNode;
  /** The blocks of the example page. */
  blocks: SampleBlocks;
}

/** The home page. */
export function HomePage({ page: { themes: all, example }, sample, head, blocks }: HomePageProps) {
  const { t } = useTranslation('home');
  const themes = exampleThemesOf(all);
  const asked = requestedExampleTheme(new URLSearchParams(useSiteNavigation().search));
  return (
    <>
      <Hero
        visited={example?.displayId ?? null}
        example={
          <Example label={t('example.label')} themes={themes} asked={asked}>
            {sample}
          </Example>
        }
      />
      <BlockSamples blocks={blocks} themes={themes} />
      <ThemeGallery themes={themes} total={all.total} head={head} />
      <Promises />
      <Steps />
      <Points />
      <Closing />
    </>
  );
}

import { type ReactNode } from 'react';
import { type ThemeList } from '../../api/generated/model/themeList';
import { requestedExampleTheme } from '../../config/example-themes';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { BlockSamples, type SampleBlocks } from './components/BlockSamples';
import { Closing } from './components/Closing';
import { Example } from './components/Example';
import { Hero } from './components/Hero';
import { Points } from './components/Points';
import { Steps } from './components/Steps';
import { exampleThemesOf } from './example-themes';

interface HomePageProps {
  /** All themes. */
  themes: ThemeList;
  /** The example page. */
  example: ReactNode;
  /** The blocks of the example page. */
  blocks: SampleBlocks;
}

/** The home page. */
export function HomePage({ themes: all, example, blocks }: HomePageProps) {
  const { t } = useTranslation('home');
  const themes = exampleThemesOf(all);
  const asked = requestedExampleTheme(new URLSearchParams(useSiteNavigation().search));
  return (
    <>
      <Hero
        example={
          <Example label={t('example.label')} themes={themes} total={all.total} asked={asked}>
            {example}
          </Example>
        }
      />
      <BlockSamples blocks={blocks} themes={themes} />
      <Steps />
      <Points />
      <Closing />
    </>
  );
}

import { fileURLToPath } from 'node:url';
import { DISPLAY_FONTS } from '../themes/theme-tokens.js';

/** A display font. */
export type DisplayFont = (typeof DISPLAY_FONTS)[number];

/** The file of each display font, as a URL; all are under the SIL Open Font License 1.1. */
const FILES: Record<DisplayFont, string> = {
  'dela-gothic-one': import.meta
    .resolve('@expo-google-fonts/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf'),
  dotgothic16: import.meta.resolve('@expo-google-fonts/dotgothic16/400Regular/DotGothic16_400Regular.ttf'),
  'hachi-maru-pop': import.meta
    .resolve('@expo-google-fonts/hachi-maru-pop/400Regular/HachiMaruPop_400Regular.ttf'),
  'kaisei-decol': import.meta.resolve('@expo-google-fonts/kaisei-decol/700Bold/KaiseiDecol_700Bold.ttf'),
  'kaisei-tokumin': import.meta
    .resolve('@expo-google-fonts/kaisei-tokumin/700Bold/KaiseiTokumin_700Bold.ttf'),
  'kiwi-maru': import.meta.resolve('@expo-google-fonts/kiwi-maru/500Medium/KiwiMaru_500Medium.ttf'),
  'klee-one': import.meta.resolve('@expo-google-fonts/klee-one/600SemiBold/KleeOne_600SemiBold.ttf'),
  'mochiy-pop-one': import.meta
    .resolve('@expo-google-fonts/mochiy-pop-one/400Regular/MochiyPopOne_400Regular.ttf'),
  'potta-one': import.meta.resolve('@expo-google-fonts/potta-one/400Regular/PottaOne_400Regular.ttf'),
  'rocknroll-one': import.meta
    .resolve('@expo-google-fonts/rocknroll-one/400Regular/RocknRollOne_400Regular.ttf'),
  stick: import.meta.resolve('@expo-google-fonts/stick/400Regular/Stick_400Regular.ttf'),
  'yuji-syuku': import.meta.resolve('@expo-google-fonts/yuji-syuku/400Regular/YujiSyuku_400Regular.ttf'),
  'yusei-magic': import.meta.resolve('@expo-google-fonts/yusei-magic/400Regular/YuseiMagic_400Regular.ttf'),
  'zen-kurenaido': import.meta
    .resolve('@expo-google-fonts/zen-kurenaido/400Regular/ZenKurenaido_400Regular.ttf'),
  'zen-maru-gothic': import.meta
    .resolve('@expo-google-fonts/zen-maru-gothic/700Bold/ZenMaruGothic_700Bold.ttf'),
  'zen-old-mincho': import.meta
    .resolve('@expo-google-fonts/zen-old-mincho/600SemiBold/ZenOldMincho_600SemiBold.ttf'),
};

/** Whether there is a display font of a name. */
export function isDisplayFont(name: string): name is DisplayFont {
  return Object.hasOwn(FILES, name);
}

/** The path of a display font with all its letters, as TrueType. */
export function fontFile(font: DisplayFont): string {
  return fileURLToPath(FILES[font]);
}

/**
 * The paths of fonts for drawings with letters that the display fonts lack: more Latin letters, Greek and Cyrillic, then
 * other scripts, then symbols. All are under the SIL Open Font License 1.1.
 */
export const FALLBACK_FONTS: readonly string[] = [
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
].map((url) => fileURLToPath(url));

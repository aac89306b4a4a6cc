import { circle, type DrawCover, fill, path, scatter, sky, svg } from './drawing.js';

/** The Plough, from the end of its handle. */
const PLOUGH = [
  [66, 72],
  [98, 66],
  [122, 80],
  [146, 92],
  [150, 118],
  [190, 124],
  [198, 94],
] as const;

/** A clear night over the hills, with the moon, the Plough and a falling star; somebody looks up. */
export const drawHoshizora: DrawCover = () =>
  svg({
    defs: `${sky('g', '#070b26', '#141b4d', '#3b3577', '#7a5a93')}<linearGradient id="t" x2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><radialGradient id="m"><stop offset=".4" stop-color="#ffe3a0" stop-opacity=".34"/><stop offset="1" stop-color="#ffe3a0" stop-opacity="0"/></radialGradient>`,
    motion:
      '.a{animation:a 2.4s ease-in-out 2 alternate-reverse both}.b{animation:a 2.4s ease-in-out 2 alternate-reverse both}@keyframes a{from{opacity:.35}to{opacity:1}}',
    shapes: [
      fill('url(#g)'),
      path('M-20 210C140 150 230 70 420 -30L520 -30C350 80 240 180 90 250z', 'fill="#b9a8ff" opacity=".13"'),
      path('M40 220C180 150 270 80 440 -30L480 -30C330 90 230 180 80 240z', 'fill="#fff" opacity=".1"'),
      `<g fill="#fff">${scatter(90, 3, (random) => circle(random() * 640, random() * 190, 0.5 + random() * 0.9, `opacity="${Math.round(30 + random() * 60) / 100}"`))}</g>`,
      `<g class="a" fill="#fff4cf">${scatter(12, 17, (random) => circle(random() * 640, random() * 150, 1.3 + random() * 1.2, ''))}</g>`,
      `<g class="b" fill="#dfe6ff">${scatter(12, 23, (random) => circle(random() * 640, random() * 150, 1.2 + random(), ''))}</g>`,
      path(
        `M${PLOUGH.map(([x, y]) => `${x} ${y}`).join('L')}L146 92`,
        'fill="none" stroke="#c9d2ff" stroke-width="1.2" opacity=".55"',
      ),
      `<g fill="#fffbe8">${PLOUGH.map(([x, y], index) => circle(x, y, index === 3 ? 2.2 : 2.9, '')).join('')}</g>`,
      path('M262 66L352 104', 'stroke="url(#t)" stroke-width="2.6" stroke-linecap="round"'),
      circle(352, 104, 2.6, 'fill="#fff"'),
      circle(462, 108, 82, 'fill="url(#m)"'),
      // The part of the moon that only the earth lights.
      circle(461.4, 109, 43.5, 'fill="#25275f"'),
      path('M452 66a44 44 0 1 0 50 60a37 37 0 1 1-50-60z', 'fill="#ffe3a0"'),
      path('M0 204C80 168 150 200 226 186S390 150 470 184S580 172 640 190V240H0z', 'fill="#1b1d4d"'),
      path('M0 224C90 196 190 226 300 208S520 200 640 216V240H0z', 'fill="#0b0f2c"'),
      `<g fill="#0b0f2c">${scatter(9, 31, (random, index) => {
        const x = 28 + index * 72 + random() * 26;
        const height = 22 + random() * 22;
        return path(`M${Math.round(x)} ${Math.round(214 - height)}l9 ${Math.round(height)}h-18z`, '');
      })}${path('M436 206l3 -12q4 -4 8 0l2 12zM443 183a4.500 4.500 0 1 0 .1 0M455 190l18 -9l2 4l-18 9zM463 190l-6 17M465 189l7 18M464 190v17', 'stroke="#0b0f2c" stroke-width="1.6"')}</g>`,
    ],
  });

/** Signs and windows of a city at night, above a floor of light. */
export const drawNeon: DrawCover = () => {
  const tube = (d: string, color: string) =>
    `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round">${path(d, 'stroke-width="20" opacity=".16"')}${path(d, 'stroke-width="11" opacity=".34"')}${path(d, 'stroke-width="5"')}${path(d, 'stroke="#fff" stroke-width="1.8" opacity=".9"')}</g>`;
  const rays = Array.from({ length: 17 }, (_none, index) => {
    const x = (index - 8) * 26;
    return `M${320 + x} 168L${320 + x * 5.4} 240`;
  }).join('');
  const levels = [168, 173, 181, 193, 210, 234].map((y) => `M0 ${y}h640`).join('');
  const towers = [
    [14, 92, 62],
    [84, 120, 44],
    [136, 64, 56],
    [206, 110, 70],
    [380, 96, 58],
    [446, 58, 50],
    [504, 114, 48],
    [560, 80, 70],
  ] as const;
  return svg({
    defs: sky('g', '#0c0518', '#2a0c4a', '#5b1373'),
    motion: '.n{animation:n 4.8s steps(1)}@keyframes n{0%,91%,95%{opacity:1}93%,97%{opacity:.45}}',
    shapes: [
      fill('url(#g)'),
      circle(320, 150, 150, 'fill="#ff2e9a" opacity=".16"') +
        circle(320, 120, 90, 'fill="#ff2e9a" opacity=".2"'),
      `<g fill="#150a2b">${towers.map(([x, y, width]) => path(`M${x} 168V${y}h${width}V168z`, '')).join('')}</g>`,
      `<g>${towers
        .map(([x, y, width], index) =>
          scatter(7, 5 + index, (random) => {
            const [left, top] = [
              x + 7 + Math.floor(random() * (width - 18)),
              y + 9 + Math.floor(random() * (146 - y)),
            ];
            return `<rect x="${left}" y="${top}" width="5" height="6" fill="${random() > 0.5 ? '#ffd166' : '#5eead4'}" opacity=".8"/>`;
          }),
        )
        .join('')}</g>`,
      path('M0 168h640v72H0z', 'fill="#10061f"'),
      `<g fill="none" stroke="#5eead4" opacity=".5">${path(rays + levels, '')}</g>`,
      tube(
        'M258 26h124a14 14 0 0 1 14 14v56a14 14 0 0 1-14 14H258a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z',
        '#ff4fb4',
      ),
      `<g class="n">${tube('M320 38l9.600 19.800 21.900 3-16 15.200 3.900 21.600L320 87.300l-19.400 10.300 3.900-21.600-16-15.200 21.900-3z', '#5eead4')}</g>`,
      // A glass and a note.
      tube('M440 44h68l-34 42zM474 86v40M454 126h40M496 58l16-26', '#ffd166'),
      tube('M142 110a12 9 0 1 1-24 0a12 9 0 1 1 24 0V50l44-12v60a12 9 0 1 1-24 0a12 9 0 1 1 24 0', '#8b7bff'),
    ],
  });
};

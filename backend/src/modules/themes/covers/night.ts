import { circle, type DrawCover, fill, path, scatter, sky, svg } from './drawing.js';

/** A clear night over the hills, with the Milky Way and a falling star. */
export const drawHoshizora: DrawCover = () =>
  svg({
    defs: `${sky('g', '#070b26', '#141b4d', '#3b3577', '#7a5a93')}<linearGradient id="t" x2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>`,
    motion:
      '.a{animation:a 2.4s ease-in-out 2 alternate-reverse both}.b{animation:a 2.4s ease-in-out 2 alternate-reverse both}@keyframes a{from{opacity:.35}to{opacity:1}}',
    shapes: [
      fill('url(#g)'),
      path('M-20 210C140 150 230 70 420 -30L520 -30C350 80 240 180 90 250z', 'fill="#b9a8ff" opacity=".13"'),
      path('M40 220C180 150 270 80 440 -30L480 -30C330 90 230 180 80 240z', 'fill="#fff" opacity=".1"'),
      `<g fill="#fff">${scatter(90, 3, (random) => circle(random() * 640, random() * 200, 0.5 + random() * 0.9, `opacity="${Math.round(30 + random() * 60) / 100}"`))}</g>`,
      `<g class="a" fill="#fff4cf">${scatter(12, 17, (random) => circle(random() * 640, random() * 150, 1.3 + random() * 1.2, ''))}</g>`,
      `<g class="b" fill="#dfe6ff">${scatter(12, 23, (random) => circle(random() * 640, random() * 150, 1.2 + random(), ''))}</g>`,
      path('M130 34L236 84', 'stroke="url(#t)" stroke-width="2.4" stroke-linecap="round"'),
      path('M520 34a46 46 0 1 0 44 60a38 38 0 1 1-44-60z', 'fill="#ffe3a0"'),
      path('M0 204C80 168 150 200 226 186S390 150 470 180S580 172 640 190V240H0z', 'fill="#1b1d4d"'),
      path('M0 224C90 196 190 226 300 208S520 200 640 216V240H0z', 'fill="#0b0f2c"'),
      `<g fill="#0b0f2c">${scatter(9, 31, (random, index) => {
        const x = 28 + index * 72 + random() * 26;
        const height = 22 + random() * 22;
        return path(`M${Math.round(x)} ${Math.round(214 - height)}l9 ${Math.round(height)}h-18z`, '');
      })}</g>`,
    ],
  });

/** Signs and windows of a city at night, above a floor of light. */
export const drawNeon: DrawCover = () => {
  const tube = (d: string, color: string) =>
    `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round">${path(d, 'stroke-width="12" opacity=".16"')}${path(d, 'stroke-width="6" opacity=".35"')}${path(d, 'stroke-width="2.6"')}${path(d, 'stroke="#fff" stroke-width=".9" opacity=".85"')}</g>`;
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
      circle(320, 150, 120, 'fill="#ff2e9a" opacity=".16"'),
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
        'M264 60h112a14 14 0 0 1 14 14v42a14 14 0 0 1-14 14H264a14 14 0 0 1-14-14V74a14 14 0 0 1 14-14z',
        '#ff4fb4',
      ),
      `<g class="n">${tube('M320 76l6.5 13.4 14.8 2-10.8 10.3 2.6 14.6L320 109.300l-13.100 7 2.600-14.600L298.700 91.400l14.800-2z', '#5eead4')}</g>`,
      tube('M470 34v70M470 34l26 16-26 16', '#ffd166'),
      tube('M176 48a22 22 0 1 0 .1 0M176 92v26', '#8b7bff'),
    ],
  });
};

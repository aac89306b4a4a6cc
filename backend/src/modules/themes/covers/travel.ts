import { circle, type DrawCover, fill, path, round, scatter, sky, svg } from './drawing.js';

/** An aeroplane and a balloon above the clouds. */
export const drawSora: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, white, shade, trail, red, cream] = isDark
    ? ['#0a1e42', '#3d5f96', '#c9d9f0', '#8ea9d0', '#e4eefc', '#e2665c', '#f5e3b8']
    : ['#5db4f0', '#dff3ff', '#ffffff', '#d3e9fa', '#ffffff', '#f0574c', '#fff3cf'];
  const cloud = (x: number, y: number, scale: number, color: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}"><circle r="30"/><circle cx="38" cy="-16" r="40"/><circle cx="86" cy="-6" r="34"/><circle cx="122" cy="8" r="24"/><rect x="-30" y="0" width="176" height="32" rx="16"/></g>`;
  return svg({
    defs: sky('g', top, bottom),
    motion:
      '.c{animation:c 2.4s ease-in-out 2 alternate both}.d{animation:c 2.4s ease-in-out 2 alternate-reverse both}@keyframes c{from{transform:translateX(-14px)}to{transform:translateX(14px)}}',
    shapes: [
      fill('url(#g)'),
      isDark
        ? `<g fill="#fff">${scatter(40, 15, (random) => circle(random() * 640, random() * 110, 0.6 + random(), `opacity="${round(0.4 + random() * 0.5)}"`))}</g>`
        : circle(92, 44, 34, 'fill="#fff6cf"'),
      path(
        'M96 196C180 150 250 120 396 74',
        `fill="none" stroke="${trail}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"`,
      ),
      `<g transform="translate(420 66) rotate(-18) scale(1.150)">${path('M-34 0C-30 -7 -18 -9 0 -9H28C40 -9 48 -4 48 0S40 9 28 9H0C-18 9 -30 7 -34 0z', `fill="${isDark ? '#eef4fd' : '#fff'}"`)}${path('M6 -8L-14 -40H-4L26 -8zM6 8L-14 34H-4L26 8z', `fill="${shade}"`)}${path('M-32 -2L-42 -20H-32L-16 -6z', `fill="${red}"`)}${path('M34 -4h8', `stroke="${top}" stroke-width="3" stroke-linecap="round"`)}</g>`,
      `<g transform="translate(560 78)">${path('M0 -50C34 -50 50 -26 44 0C40 18 22 34 12 44H-12C-22 34 -40 18 -44 0C-50 -26 -34 -50 0 -50z', `fill="${red}"`)}${path('M0 -50C16 -50 22 -20 18 6C16 22 8 36 6 44H-6C-8 36 -16 22 -18 6C-22 -20 -16 -50 0 -50z', `fill="${cream}"`)}${path('M-11 46l3 16M11 46l-3 16', `stroke="${shade}" stroke-width="2"`)}<rect x="-10" y="60" width="20" height="14" rx="3" fill="#a9743f"/></g>`,
      `<g class="c">${cloud(30, 150, 0.8, shade)}${cloud(400, 176, 1.1, shade)}</g>`,
      `<g class="d">${cloud(-40, 214, 1.5, white)}${cloud(206, 226, 1.3, white)}${cloud(430, 224, 1.7, white)}</g>`,
    ],
  });
};

/** The sun sets behind mountains; grass in the wind. */
export const drawYuyake: DrawCover = () =>
  svg({
    defs: sky('g', '#3c1d5c', '#a2336b', '#f0683f', '#ffc15e'),
    motion:
      '.w{transform-origin:50% 100%;animation:w 2.4s ease-in-out 2 alternate both}@keyframes w{from{transform:skewX(-2deg)}to{transform:skewX(2deg)}}',
    shapes: [
      fill('url(#g)'),
      circle(330, 150, 96, 'fill="#ffd98a" opacity=".28"'),
      circle(330, 150, 66, 'fill="#ffe9b0"'),
      path(
        'M0 84h250v7H0zM420 62h220v6H420zM90 112h150v5H90zM450 104h120v5H450z',
        'fill="#ffb07a" opacity=".55"',
      ),
      path('M120 190C200 160 238 118 268 96L292 96C320 122 372 166 460 190z', 'fill="#7d2c63"'),
      path('M268 96L292 96L304 107L294 114L286 105L278 115L268 106L258 112L256 106z', 'fill="#ffe3c2"'),
      path('M0 190C70 150 130 176 210 172S380 196 460 158S590 160 640 140V240H0z', 'fill="#54215a"'),
      path('M0 216C110 186 210 214 330 202S540 188 640 204V240H0z', 'fill="#2c1238"'),
      `<g fill="none" stroke="#3c1d3f" stroke-width="3" stroke-linecap="round">${path('M470 56q10-12 19 0q10-12 19 0M520 84q8-9 15 0q8-9 15 0M430 88q6-7 11 0q6-7 11 0', '')}</g>`,
      `<g class="w" fill="none" stroke="#1c0b26" stroke-linecap="round">${scatter(34, 47, (random, index) => {
        const x = index < 17 ? index * 11 : 470 + (index - 17) * 11;
        const height = 40 + random() * 70;
        const lean = 8 + random() * 22;
        return (
          path(
            `M${Math.round(x)} 244q${round(lean / 3)} ${Math.round(-height * 0.7)} ${round(lean)} ${Math.round(-height)}`,
            'stroke-width="2.200"',
          ) +
          path(
            `M${round(x + lean)} ${Math.round(244 - height)}l${round(7 + random() * 5)} 13`,
            'stroke-width="4.500" opacity=".8"',
          )
        );
      })}</g>`,
    ],
  });

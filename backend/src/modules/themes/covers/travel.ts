import { circle, type DrawCover, fill, path, round, scatter, sky, svg } from './drawing.js';

/** An aeroplane and a balloon above the clouds. */
export const drawSora: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, white, shade, trail, red, deep, cream, body] = isDark
    ? ['#0a1e42', '#3d5f96', '#c9d9f0', '#8ea9d0', '#e4eefc', '#e2665c', '#b9463f', '#f5e3b8', '#eef4fd']
    : ['#3fa2ea', '#d5efff', '#ffffff', '#c6e2f7', '#ffffff', '#f0574c', '#cf3d36', '#fff3cf', '#ffffff'];
  const cloud = (x: number, y: number, scale: number, color: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}"><circle r="30"/><circle cx="38" cy="-16" r="40"/><circle cx="86" cy="-6" r="34"/><circle cx="122" cy="8" r="24"/><rect x="-30" y="0" width="176" height="32" rx="16"/></g>`;
  const wisp = 'M0 0q10 -12 24 -4q10 -12 26 -2q16 -4 18 8H-4z';
  return svg({
    defs: sky('g', top, bottom),
    motion:
      '.c{animation:c 2.4s ease-in-out 2 alternate both}.d{animation:c 2.4s ease-in-out 2 alternate-reverse both}@keyframes c{from{transform:translateX(-14px)}to{transform:translateX(14px)}}',
    shapes: [
      fill('url(#g)'),
      isDark
        ? `<g fill="#fff">${scatter(40, 15, (random) => circle(random() * 640, random() * 110, 0.6 + random(), `opacity="${round(0.4 + random() * 0.5)}"`))}</g>${path('M84 62a22 22 0 1 0 26 28a18 18 0 1 1 -26 -28z', 'fill="#f5e3b8"')}`
        : circle(86, 88, 44, 'fill="#fff6cf" opacity=".4"') + circle(86, 88, 29, 'fill="#fff2b8"'),
      `<g fill="${white}" opacity=".6">${path(wisp, 'transform="translate(170 74)"')}${path(wisp, 'transform="translate(372 86) scale(.7)"')}${path(wisp, 'transform="translate(552 52) scale(1.1)"')}</g>`,
      path(
        'M92 150C150 142 200 128 252 106',
        `fill="none" stroke="${trail}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"`,
      ),
      `<g transform="translate(298 94) rotate(-18) scale(1.15)">${path('M6 -8L-10 -36H0L26 -8z', `fill="${shade}"`)}${path('M-34 0C-30 -7 -18 -9 0 -9H28C40 -9 48 -4 48 0S40 9 28 9H0C-18 9 -30 7 -34 0z', `fill="${body}"`)}${path('M-33 2C-20 8 10 6 47 2C44 7 37 9 28 9H0C-18 9 -29 7 -33 2z', `fill="${shade}"`)}${path('M8 4L-12 34H-1L28 5z', `fill="${red}"`)}${path('M-32 -2L-42 -22H-32L-15 -7z', `fill="${red}"`)}${path('M34 -4h8', `stroke="${top}" stroke-width="3.400" stroke-linecap="round"`)}${path('M-10 -3h38', `stroke="${top}" stroke-width="2.600" stroke-linecap="round" stroke-dasharray=".1 6"`)}</g>`,
      `<g class="c">${cloud(20, 172, 0.7, shade)}${cloud(366, 192, 0.9, shade)}${cloud(560, 176, 0.8, shade)}</g>`,
      `<g transform="translate(466 98) scale(.92)">${path('M0 -50C34 -50 50 -26 44 0C40 18 22 34 12 44H-12C-22 34 -40 18 -44 0C-50 -26 -34 -50 0 -50z', `fill="${red}"`)}${path('M0 -50C34 -50 50 -26 44 0C40 18 22 34 12 44H4C20 34 32 14 32 -10C32 -32 20 -48 0 -50z', `fill="${deep}"`)}${path('M0 -50C16 -50 22 -20 18 6C16 22 8 36 6 44H-6C-8 36 -16 22 -18 6C-22 -20 -16 -50 0 -50z', `fill="${cream}"`)}${path('M-44 -2Q0 14 44 -2Q43 6 39 12Q0 26 -39 12Q-43 6 -44 -2z', `fill="${deep}" opacity=".35"`)}${path('M-11 45l3 16M11 45l-3 16M0 45v16', `stroke="${deep}" stroke-width="1.600"`)}<rect x="-11" y="60" width="22" height="15" rx="3" fill="#a9743f"/>${path('M-11 66h22', 'stroke="#7d5026" stroke-width="2.400"')}</g>`,
      `<g class="d">${cloud(-40, 218, 1.4, white)}${cloud(196, 228, 1.2, white)}${cloud(404, 234, 1.15, white)}${cloud(540, 220, 1.3, white)}</g>`,
    ],
  });
};

/** The sun sets beside a mountain; grass in the wind. */
export const drawYuyake: DrawCover = () =>
  svg({
    defs: sky('g', '#3c1d5c', '#a2336b', '#f0683f', '#ffc15e'),
    motion:
      '.w{transform-origin:50% 100%;animation:w 2.4s ease-in-out 2 alternate both}@keyframes w{from{transform:skewX(-2deg)}to{transform:skewX(2deg)}}',
    shapes: [
      fill('url(#g)'),
      circle(464, 112, 78, 'fill="#ffd98a" opacity=".24"'),
      circle(464, 112, 58, 'fill="#ffd98a" opacity=".28"'),
      circle(464, 112, 44, 'fill="#ffe9b0"'),
      path(
        'M0 52h170v6H0zM420 52h220v5H420zM262 128h120v5H262zM500 128h140v5H500zM384 136h90v5h-90zM40 92h60v4H40z',
        'fill="#ffb07a" opacity=".6"',
      ),
      path('M-20 196C60 164 110 122 150 70H186C226 122 300 168 400 196z', 'fill="#7d2c63"'),
      path(
        'M150 70H186C196 84 204 94 214 104L202 118L192 106L182 122L170 104L158 120L148 106L136 116L124 102C134 92 142 82 150 70z',
        'fill="#ffe3c2"',
      ),
      path('M0 190C70 160 130 182 210 178S380 190 460 166S590 160 640 148V240H0z', 'fill="#54215a"'),
      path('M0 216C110 190 210 214 330 202S540 190 640 204V240H0z', 'fill="#2c1238"'),
      `<g fill="none" stroke="#3c1d3f" stroke-width="3" stroke-linecap="round">${path('M286 84q10-12 19 0q10-12 19 0M336 66q8-9 15 0q8-9 15 0M346 100q6-7 11 0q6-7 11 0', '')}</g>`,
      `<g class="w" fill="none" stroke="#1c0b26" stroke-linecap="round">${scatter(38, 47, (random, index) => {
        const x = index < 14 ? index * 10 - 8 : 410 + (index - 14) * 10;
        const height = 32 + random() * 46;
        const lean = 8 + random() * 20;
        return (
          path(
            `M${Math.round(x)} 244q${round(lean / 3)} ${Math.round(-height * 0.7)} ${round(lean)} ${Math.round(-height)}`,
            'stroke-width="2.200"',
          ) +
          path(
            `M${round(x + lean)} ${Math.round(244 - height)}l${round(6 + random() * 4)} 12`,
            'stroke-width="4.500" opacity=".8"',
          )
        );
      })}</g>`,
    ],
  });

import { type Translation } from '../../translation';
import type ja from '../ja/content';

export default {
  toPage: 'View {{displayName}}’s page',
  seeAt: 'View on {{service}}',
  hashTags: 'Hashtags',
  editHeadline: 'Edit headline “{{heading}}”',
  media: {
    label: 'Images and videos',
    position: '{{position}} / {{total}}',
    previous: 'Previous',
    next: 'Next',
    numbered: '{{label}} ({{position}} of {{total}})',
    zoom: 'Enlarge image',
    play: 'Play video',
    playAt: 'Play video on {{service}}',
    openVideo: 'Enlarge video',
    connects: 'Playing the video connects you to {{service}}.',
  },
  zoom: {
    label: 'Images of “{{name}}”',
    stage: 'Enlarged image',
    in: 'Zoom in',
    out: 'Zoom out',
    previous: 'Previous image',
    next: 'Next image',
    close: 'Close',
  },
  video: {
    close: 'Close',
  },
} as const satisfies Translation<typeof ja>;

import { type Translation } from '../../translation';
import type ja from '../ja/content';

export default {
  toPage: 'To the page of {{displayName}}',
  seeAt: 'View on {{service}}',
  hashTags: 'Hashtags',
  editHeadline: 'Edit the headline',
  media: {
    label: 'Pictures and videos',
    position: '{{position}} / {{total}}',
    previous: 'Previous',
    next: 'Next',
    zoom: 'Enlarge the picture ({{position}} of {{total}})',
    play: 'Play the video ({{position}} of {{total}})',
    playAt: 'Play the video on {{service}}',
    openVideo: 'Show the video large',
    connects: 'Playing the video connects you to {{service}}.',
  },
  zoom: {
    label: 'Pictures of “{{name}}”',
    stage: 'The enlarged picture',
    picture: '{{name}} ({{position}} of {{total}})',
    in: 'Zoom in',
    out: 'Zoom out',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
  },
  video: {
    close: 'Close',
  },
} as const satisfies Translation<typeof ja>;

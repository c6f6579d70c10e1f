/** Words of keeping a ticket outside the app. */
export const keep = {
  pictureTitle: 'Your ticket as a picture',
  pictureHold: 'Press and hold the picture, then choose to save it. A screenshot works too.',
  pictureLabel: 'Ticket for {day}, {slot}. Pick-up code {code}',
  pictureDrawing: 'Drawing your ticket…',
  pictureFailed: 'The picture could not be drawn. Please take a screenshot of the code instead.',
  download: 'Download the picture',
  downloaded: 'Your browser has the picture: look under Downloads.',
  calendarTitle: 'Add the visit to your calendar',
  calendarInWeChat:
    'WeChat can’t hand over calendar files. Open this page in your browser (“···” at the top right), or enter the visit yourself:',
  what: 'What',
  when: 'When',
  where: 'Where',
} as const;

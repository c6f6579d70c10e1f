/** The control face was asked for something it does not know; `message` says what, in plain words. */
export class ControlError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlError';
  }
}

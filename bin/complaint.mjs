// The error with which a command says that it cannot do what it was asked to. No stack trace is shown.

export class Complaint extends Error {
  /** `exitCode`: 1 if a file is at fault, 2 if the command was called wrongly. */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

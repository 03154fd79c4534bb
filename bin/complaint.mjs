// What is told of a command that cannot do what was asked of it, without a trace of the stack.

export class Complaint extends Error {
  /** `exitCode`: 1 where a file is at fault, 2 where the command was called wrongly. */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

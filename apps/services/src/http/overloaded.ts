/** More has come than can be done in time: nothing is wrong, and the same request succeeds a little later. */
export class Overloaded extends Error {
  constructor() {
    super('overloaded');
    this.name = 'Overloaded';
  }
}

/** Tells of releases of the app itself, which a visitor's page may outlive (Q-OFF-2). */
export interface Releases {
  /**
   * The mark of the build that a release has put in the place of this page's. Null when it is the same, when the page was
   * loaded anew for it already and yet is the old one, and when nobody can say: never an error.
   */
  newBuild(): Promise<string | null>;
}

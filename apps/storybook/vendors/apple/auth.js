window.AppleID = { auth: { init() {}, signIn: () => new Promise(() => {}) } };

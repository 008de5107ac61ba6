window.FB = { init() {}, login() {} };
window.fbAsyncInit();
